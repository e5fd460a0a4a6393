//! Turns the emblems of `assets/emblems` into triangles.
//!
//! The window draws triangles and nothing else, and egui fills only convex outlines; so each SVG
//! is cut up here, once. What is kept of it is a list of layers, each in one of two tones and each
//! with its edge as well, because a smooth edge is made of a thin seam that fades outwards.

use std::collections::HashMap;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use lyon_tessellation::math::{Point, point};
use lyon_tessellation::path::Path as Outline;
use lyon_tessellation::{BuffersBuilder, FillOptions, FillTessellator, FillVertex, VertexBuffers};
use usvg::tiny_skia_path::{Path as SvgPath, PathSegment, Transform};

/// Every emblem, and its file. A name without a file stops the build, and so does a file without a
/// name.
const EMBLEMS: [(&str, &str); 37] = [
    ("Good", "good"),
    ("Evil", "evil"),
    ("Merlin", "merlin"),
    ("Percival", "percival"),
    ("Servant", "servant"),
    ("LancelotGood", "lancelot-good"),
    ("Assassin", "assassin"),
    ("Morgana", "morgana"),
    ("Mordred", "mordred"),
    ("Oberon", "oberon"),
    ("Minion", "minion"),
    ("LancelotEvil", "lancelot-evil"),
    ("Witch", "witch"),
    ("Success", "success"),
    ("Fail", "fail"),
    ("TwoFails", "twofails"),
    ("Approve", "approve"),
    ("Reject", "reject"),
    ("Tick", "tick"),
    ("Cross", "cross"),
    ("Excluded", "excluded"),
    ("Crown", "crown"),
    ("Sword", "sword"),
    ("Lady", "lady"),
    ("CardOnce", "card-once"),
    ("CardHeld", "card-held"),
    ("CardStays", "card-stays"),
    ("Switch", "switch"),
    ("NoChange", "nochange"),
    ("Trapper", "trapper"),
    ("Veil", "veil"),
    ("Flame", "flame"),
    ("Warn", "warn"),
    ("Error", "error"),
    ("Undo", "undo"),
    ("Redo", "redo"),
    ("Grip", "grip"),
];

/// How far a flattened curve may stray, on the grid of 48. A twelfth of a pixel on the largest card.
const TOLERANCE: f32 = 0.02;

/// Writes the table of all emblems for `src/ui/emblem.rs`.
pub(crate) fn generate() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=assets/emblems");
    let folder = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?).join("assets/emblems");
    let mut stray: Vec<String> = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !EMBLEMS
            .iter()
            .any(|(_, file)| name == format!("{file}.svg"))
        {
            stray.push(name);
        }
    }
    if !stray.is_empty() {
        return Err(format!("no emblem is named for {}", stray.join(", ")).into());
    }
    let mut table = String::new();
    for (name, file) in EMBLEMS {
        let layers = read_emblem(&folder.join(format!("{file}.svg")))?;
        write_emblem(&mut table, name, &layers)?;
    }
    fs::write(
        PathBuf::from(env::var("OUT_DIR")?).join("emblems.rs"),
        table,
    )?;
    Ok(())
}

/// One fill or one stroke, cut into triangles.
struct Cut {
    is_mark: bool,
    /// Place, and the direction in which the edge moves when the shape grows by one.
    points: Vec<([f32; 2], [f32; 2])>,
    triangles: Vec<[u32; 3]>,
    /// Closed edges, as places in `points`.
    edges: Vec<Vec<u32>>,
}

fn read_emblem(path: &Path) -> Result<Vec<Cut>, Box<dyn Error>> {
    let at = |what: &str| format!("{what}: {}", path.display());
    let text = fs::read_to_string(path).map_err(|err| at(&err.to_string()))?;
    let mark = tone(&text, "mark #").ok_or_else(|| at("the comment names no mark colour"))?;
    let ground = tone(&text, "ground #").ok_or_else(|| at("the comment names no ground colour"))?;
    let tree = usvg::Tree::from_str(&text, &usvg::Options::default())
        .map_err(|err| at(&err.to_string()))?;
    let mut cuts = Vec::new();
    // The view box begins at -1 and the picture is scaled to it; undo both to stand on the grid.
    let back = Transform::from_scale(50.0 / tree.size().width(), 50.0 / tree.size().height())
        .post_translate(-1.0, -1.0);
    walk(tree.root(), &mut |path| {
        let to_grid = path.abs_transform().post_concat(back);
        if let Some(fill) = path.fill() {
            let cut = cut(path.data(), to_grid, is_mark(fill.paint(), mark, ground)?)?;
            cuts.push(cut);
        }
        if let Some(stroke) = path.stroke() {
            let line = path
                .data()
                .stroke(&stroke.to_tiny_skia(), 8.0)
                .ok_or("a stroke of no width")?;
            cuts.push(cut(&line, to_grid, is_mark(stroke.paint(), mark, ground)?)?);
        }
        Ok(())
    })
    .map_err(|err| at(&err.to_string()))?;
    Ok(cuts)
}

/// The colour after `label` in the comment of an emblem.
fn tone(text: &str, label: &str) -> Option<[u8; 3]> {
    let hex = text.split(label).nth(1)?.get(..6)?;
    let part = |from: usize| u8::from_str_radix(hex.get(from..from + 2)?, 16).ok();
    Some([part(0)?, part(2)?, part(4)?])
}

fn is_mark(paint: &usvg::Paint, mark: [u8; 3], ground: [u8; 3]) -> Result<bool, Box<dyn Error>> {
    let usvg::Paint::Color(color) = paint else {
        return Err("only plain colours can be drawn".into());
    };
    match [color.red, color.green, color.blue] {
        rgb if rgb == mark => Ok(true),
        rgb if rgb == ground => Ok(false),
        other => Err(format!("{other:?} is neither the mark nor the ground").into()),
    }
}

type Visit<'a> = dyn FnMut(&usvg::Path) -> Result<(), Box<dyn Error>> + 'a;

fn walk(group: &usvg::Group, visit: &mut Visit<'_>) -> Result<(), Box<dyn Error>> {
    for node in group.children() {
        match node {
            usvg::Node::Group(group) => walk(group, visit)?,
            usvg::Node::Path(path) => visit(path)?,
            _ => return Err("only paths can be drawn".into()),
        }
    }
    Ok(())
}

/// Fills the outline by the non-zero rule, which joins the overlaps that a stroke has at its turns.
fn cut(path: &SvgPath, to_grid: Transform, is_mark: bool) -> Result<Cut, Box<dyn Error>> {
    let path = path
        .clone()
        .transform(to_grid)
        .ok_or("a shape without size")?;
    let mut buffers: VertexBuffers<Point, u32> = VertexBuffers::new();
    FillTessellator::new().tessellate_path(
        &outline(&path),
        &FillOptions::non_zero().with_tolerance(TOLERANCE),
        &mut BuffersBuilder::new(&mut buffers, |vertex: FillVertex<'_>| vertex.position()),
    )?;
    let (places, triangles) = weld(&buffers);
    let edges = edges(&triangles);
    let mut points: Vec<_> = places.iter().map(|place| (*place, [0.0; 2])).collect();
    for edge in &edges {
        for (at, &point) in edge.iter().enumerate() {
            let here = places[point as usize];
            let before = neighbour(edge, &places, at, edge.len() - 1);
            let after = neighbour(edge, &places, at, 1);
            points[point as usize].1 = outwards(before, here, after);
        }
    }
    Ok(Cut {
        is_mark,
        points,
        triangles,
        edges,
    })
}

fn outline(path: &SvgPath) -> Outline {
    let mut builder = Outline::builder();
    let mut open = false;
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => {
                if open {
                    builder.end(true);
                }
                builder.begin(point(to.x, to.y));
                open = true;
            }
            PathSegment::LineTo(to) => {
                builder.line_to(point(to.x, to.y));
            }
            PathSegment::QuadTo(a, to) => {
                builder.quadratic_bezier_to(point(a.x, a.y), point(to.x, to.y));
            }
            PathSegment::CubicTo(a, b, to) => {
                builder.cubic_bezier_to(point(a.x, a.y), point(b.x, b.y), point(to.x, to.y));
            }
            PathSegment::Close => {
                builder.end(true);
                open = false;
            }
        }
    }
    if open {
        builder.end(true);
    }
    builder.build()
}

/// Makes one point of points that lie in the same place, so that inner edges meet in pairs.
fn weld(buffers: &VertexBuffers<Point, u32>) -> (Vec<[f32; 2]>, Vec<[u32; 3]>) {
    let mut places = Vec::new();
    let mut known: HashMap<(i32, i32), u32> = HashMap::new();
    let names: Vec<u32> = buffers
        .vertices
        .iter()
        .map(|at| {
            let key = ((at.x * 500.0).round() as i32, (at.y * 500.0).round() as i32);
            *known.entry(key).or_insert_with(|| {
                places.push([at.x, at.y]);
                places.len() as u32 - 1
            })
        })
        .collect();
    let mut triangles: Vec<[u32; 3]> = buffers
        .indices
        .chunks_exact(3)
        .map(|three| [0, 1, 2].map(|at| names[three[at] as usize]))
        .filter(|[a, b, c]| a != b && b != c && a != c)
        .collect();
    // All turn the same way, the flat ones too; they must, or a side inside would look like an edge.
    if triangles
        .iter()
        .map(|three| area(three, &places))
        .sum::<f32>()
        < 0.0
    {
        for three in &mut triangles {
            three.swap(1, 2);
        }
    }
    (places, triangles)
}

/// The area of a triangle, negative if it turns against the clock.
fn area(three: &[u32; 3], places: &[[f32; 2]]) -> f32 {
    let [a, b, c] = three.map(|name| places[name as usize]);
    ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])) / 2.0
}

/// The closed edges of the shape: sides that belong to one triangle only, joined end to end.
fn edges(triangles: &[[u32; 3]]) -> Vec<Vec<u32>> {
    let mut sides: HashMap<(u32, u32), u32> = HashMap::new();
    for &[a, b, c] in triangles {
        for side in [(a, b), (b, c), (c, a)] {
            *sides.entry(side).or_default() += 1;
        }
    }
    let mut outer: Vec<(u32, u32)> = Vec::new();
    for &[a, b, c] in triangles {
        for side in [(a, b), (b, c), (c, a)] {
            if !sides.contains_key(&(side.1, side.0)) {
                outer.push(side);
            }
        }
    }
    let mut loops = Vec::new();
    while let Some((start, mut here)) = outer.pop() {
        let mut edge = vec![start];
        while here != start {
            edge.push(here);
            let Some(next) = outer.iter().position(|side| side.0 == here) else {
                break;
            };
            here = outer.swap_remove(next).1;
        }
        if edge.len() > 2 {
            loops.push(edge);
        }
    }
    loops
}

/// The nearest point of an edge before or after one that is far enough off to tell a direction:
/// where a line turns, its outline has sides too short for that.
fn neighbour(edge: &[u32], places: &[[f32; 2]], from: usize, step: usize) -> [f32; 2] {
    let place = |at: usize| places[edge[at % edge.len()] as usize];
    let here = place(from);
    let mut at = from + step;
    for _ in 1..edge.len() {
        let there = place(at);
        if (there[0] - here[0]).hypot(there[1] - here[1]) > 0.15 {
            return there;
        }
        at += step;
    }
    here
}

/// The direction in which a corner of a clockwise edge moves when the edge grows by one.
fn outwards(before: [f32; 2], here: [f32; 2], after: [f32; 2]) -> [f32; 2] {
    let side = |from: [f32; 2], to: [f32; 2]| {
        let (x, y) = (to[0] - from[0], to[1] - from[1]);
        let length = x.hypot(y).max(1e-6);
        [y / length, -x / length]
    };
    let (one, two) = (side(before, here), side(here, after));
    let sum = [one[0] + two[0], one[1] + two[1]];
    let half = (sum[0] * sum[0] + sum[1] * sum[1]) / 4.0;
    // A sharp corner would shoot far out; it may stand out by twice the seam and no more.
    let reach = 0.5 / half.max(0.25);
    [sum[0] * reach, sum[1] * reach]
}

fn write_emblem(table: &mut String, name: &str, cuts: &[Cut]) -> Result<(), Box<dyn Error>> {
    if cuts.is_empty() {
        return Err(format!("the emblem {name} is empty").into());
    }
    writeln!(table, "pub(super) const {}: &[Layer] = &[", shouted(name))?;
    for cut in cuts {
        writeln!(table, "    Layer {{ is_mark: {},", cut.is_mark)?;
        write!(table, "        points: &[")?;
        for ([x, y], [out_x, out_y]) in &cut.points {
            write!(table, "([{x:.3}, {y:.3}], [{out_x:.3}, {out_y:.3}]), ")?;
        }
        write!(table, "],\n        triangles: &[")?;
        for [a, b, c] in &cut.triangles {
            write!(table, "[{a}, {b}, {c}], ")?;
        }
        write!(table, "],\n        edges: &[")?;
        for edge in &cut.edges {
            write!(table, "&{edge:?}, ")?;
        }
        writeln!(table, "] }},")?;
    }
    writeln!(table, "];")?;
    Ok(())
}

/// `LancelotGood` as a constant is called.
fn shouted(name: &str) -> String {
    let mut shouted = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !shouted.is_empty() {
            shouted.push('_');
        }
        shouted.push(letter.to_ascii_uppercase());
    }
    shouted
}
