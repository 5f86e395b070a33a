import type { Point } from './pose.ts';
import { point } from './pose.ts';

/** A filled outline in SVG's path language, y growing downwards from the ground at 0. */
export interface Shape {
  path: string;
  fill: string;
}

export function ovalShape(centre: Point, rx: number, ry: number, rotation: number, fill: string): Shape {
  const dx = Math.cos(rotation) * rx;
  const dy = Math.sin(rotation) * rx;
  const arc = `A${n(rx)} ${n(ry)} ${n((-rotation * 180) / Math.PI)} 1 1 `;
  const start = at(point(centre.x - dx, centre.y - dy));
  return { path: `M${start}${arc}${at(point(centre.x + dx, centre.y + dy))}${arc}${start}Z`, fill };
}

export function discShape(centre: Point, radius: number, fill: string): Shape {
  return ovalShape(centre, radius, radius, 0, fill);
}

/** Half of an oval, above its own long axis. */
export function domeShape(centre: Point, rx: number, ry: number, rotation: number, fill: string): Shape {
  const dx = Math.cos(rotation) * rx;
  const dy = Math.sin(rotation) * rx;
  const arc = `A${n(rx)} ${n(ry)} ${n((-rotation * 180) / Math.PI)} 0 1 `;
  return {
    path: `M${at(point(centre.x - dx, centre.y - dy))}${arc}${at(point(centre.x + dx, centre.y + dy))}Z`,
    fill,
  };
}

/** A bone with rounded ends that tapers from one radius to the other. */
export function boneShape(from: Point, to: Point, fromRadius: number, toRadius: number, fill: string): Shape {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  if (distance <= Math.abs(fromRadius - toRadius) + 0.1)
    return discShape(from, Math.max(fromRadius, toRadius), fill);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const tilt = Math.acos((fromRadius - toRadius) / distance);
  const around = (centre: Point, radius: number, turn: number) =>
    at(point(centre.x + Math.cos(angle + turn) * radius, centre.y + Math.sin(angle + turn) * radius));
  const fromArc = `A${n(fromRadius)} ${n(fromRadius)} 0 ${fromRadius > toRadius ? 1 : 0} 0 `;
  const toArc = `A${n(toRadius)} ${n(toRadius)} 0 ${toRadius > fromRadius ? 1 : 0} 0 `;
  const path = `M${around(from, fromRadius, tilt)}${fromArc}${around(from, fromRadius, -tilt)}L${around(to, toRadius, -tilt)}${toArc}${around(to, toRadius, tilt)}Z`;
  return { path, fill };
}

/** A smooth closed shape through the given corners. */
export function blobShape(corners: readonly Point[], fill: string): Shape {
  const middles = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return at(point((corner.x + next.x) / 2, (corner.y + next.y) / 2));
  });
  const curves = corners.map((corner, index) => `Q${at(corner)} ${middles[index] ?? ''}`);
  return { path: `M${middles.at(-1) ?? ''}${curves.join('')}Z`, fill };
}

function at({ x, y }: Point): string {
  return `${n(x)} ${n(-y)}`;
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}
