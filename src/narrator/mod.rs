//! narrator
