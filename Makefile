# Everything from a bare machine with Rust: see README.md.
.PHONY: run test check window pictures bench voices sounds

# The program, from nothing to the open window.
run:
	@tools/need run
	cargo run --release --quiet

# Everything that must hold: form, lints, tests, documents, and a real window with real sound.
test:
	@tools/need test
	cargo fmt --check
	cargo clippy --all-targets --quiet -- -D warnings
	cargo clippy --test window --quiet -- -D warnings
	cargo test --quiet
	RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --document-private-items --quiet
	@$(MAKE) --no-print-directory window

# A real window under a screen of its own, with a sound server of its own: what is heard is
# compared with the clips, to the sample and to the millisecond, and the figures are printed.
window:
	@tools/need test
	cargo test --quiet --test window -- --test-threads=1 --show-output

# Every picture of the documents anew, from the real program: the gallery in each language, README's, the modules'.
pictures:
	@tools/need test
	tools/pictures/make

bench:
	@tools/need run
	cargo bench --quiet --bench table

# Renders the spoken clips whose words have changed; LANGS="en ru" chooses.
voices:
	tools/voices/render $(LANGS)

# Makes the ambiences and the cues anew where the rules that make them have changed.
sounds:
	tools/sounds/make
