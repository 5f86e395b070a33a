/** Shapes of which the pages' drawings are made. Paths have absolute commands and points „x y“ alone, so that they can be placed. */
import type { DrawingContent } from '../../server/modules/platform/content/content.ts';
import type { DrawingColour } from '../../contract/enumerations.ts';

export type DrawingShape = DrawingContent['shapes'][number];

export function shape(path: string, colour: DrawingColour): DrawingShape {
  return { path, colour };
}

export function stroke(path: string, line: number, colour: DrawingColour): DrawingShape {
  return { path, colour, line };
}

/** The distance of a circle's control points, as a share of its radius. */
const ARC = 0.552;

export function oval(x: number, y: number, rx: number, ry: number, colour: DrawingColour): DrawingShape {
  const [cx, cy] = [rx * ARC, ry * ARC];
  return shape(
    `M${x - rx} ${y}C${x - rx} ${y - cy} ${x - cx} ${y - ry} ${x} ${y - ry}C${x + cx} ${y - ry} ${x + rx} ${y - cy} ${x + rx} ${y}C${x + rx} ${y + cy} ${x + cx} ${y + ry} ${x} ${y + ry}C${x - cx} ${y + ry} ${x - rx} ${y + cy} ${x - rx} ${y}Z`,
    colour,
  );
}

export function disc(x: number, y: number, radius: number, colour: DrawingColour): DrawingShape {
  return oval(x, y, radius, radius, colour);
}

/** A rectangle from its left upper corner, with rounded corners. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  colour: DrawingColour,
): DrawingShape {
  const [right, bottom] = [x + width, y + height];
  return shape(
    `M${x + round} ${y}L${right - round} ${y}Q${right} ${y} ${right} ${y + round}L${right} ${bottom - round}Q${right} ${bottom} ${right - round} ${bottom}L${x + round} ${bottom}Q${x} ${bottom} ${x} ${bottom - round}L${x} ${y + round}Q${x} ${y} ${x + round} ${y}Z`,
    colour,
  );
}

/** A slice of a circle, in degrees clockwise from the top. */
export function slice(
  x: number,
  y: number,
  radius: number,
  [from, to]: readonly [number, number],
  colour: DrawingColour,
): DrawingShape {
  return shape(`M${x} ${y}${arcTo('L', { x, y, radius, from, to })}Z`, colour);
}

/** A part of a circle's line, in degrees clockwise from the top. */
export function arc(
  x: number,
  y: number,
  radius: number,
  [from, to]: readonly [number, number],
  line: number,
  colour: DrawingColour,
): DrawingShape {
  return stroke(arcTo('M', { x, y, radius, from, to }), line, colour);
}

interface Arc {
  x: number;
  y: number;
  radius: number;
  from: number;
  to: number;
}

/** Curves of at most 45 degrees, which differ from a circle by less than a hundredth of a unit. */
function arcTo(start: 'M' | 'L', { x, y, radius, from, to }: Arc): string {
  const steps = Math.max(1, Math.ceil((to - from) / 45));
  const turn = ((to - from) / steps) * (Math.PI / 180);
  const reach = (4 / 3) * Math.tan(turn / 4) * radius;
  const at = (angle: number, along: number) =>
    pair(
      x + Math.sin(angle) * radius + Math.cos(angle) * along,
      y - Math.cos(angle) * radius + Math.sin(angle) * along,
    );
  const first = from * (Math.PI / 180);
  const curves = Array.from({ length: steps }, (_, step) => {
    const [begin, end] = [first + step * turn, first + (step + 1) * turn];
    return `C${at(begin, reach)} ${at(end, -reach)} ${at(end, 0)}`;
  });
  return `${start}${at(first, 0)}${curves.join('')}`;
}

/** Places the shapes, larger or smaller, turned clockwise by degrees, with their origin at this point. */
export function placed(
  shapes: readonly DrawingShape[],
  x: number,
  y: number,
  scale = 1,
  degrees = 0,
): DrawingShape[] {
  const [sin, cos] = [Math.sin(degrees * (Math.PI / 180)), Math.cos(degrees * (Math.PI / 180))];
  const move = (_: string, px: string, py: string) => {
    const [dx, dy] = [Number(px) * scale, Number(py) * scale];
    return pair(x + dx * cos - dy * sin, y + dx * sin + dy * cos);
  };
  return shapes.map((each) => ({
    ...each,
    path: each.path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, move),
    ...(each.line !== undefined && { line: each.line * scale }),
  }));
}

/** Never in a form with an exponent, which is not a number of a path's points here. */
function pair(x: number, y: number): string {
  return `${Math.round(x * 1000) / 1000} ${Math.round(y * 1000) / 1000}`;
}

/** Rounded to a tenth, and neighbours of one look made one: a drawing is sent to a phone. */
export function drawingOf({ shapes, ...rest }: DrawingContent): DrawingContent {
  const joined: DrawingShape[] = [];
  for (const each of shapes) {
    const path = each.path.replaceAll(/-?\d+\.\d+/g, (number) =>
      String(Math.round(Number(number) * 10) / 10),
    );
    const line = each.line === undefined ? undefined : Math.round(each.line * 10) / 10;
    const last = joined.at(-1);
    if (last && last.colour === each.colour && last.line === line) last.path += path;
    else joined.push({ path, colour: each.colour, ...(line !== undefined && { line }) });
  }
  return { ...rest, shapes: joined };
}
