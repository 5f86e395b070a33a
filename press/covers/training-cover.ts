import type { TrainingCategory, TrainingType } from '../../contract/enumerations.ts';
import { figureShapes } from '../figure/figure-shapes.ts';
import { LOOKS } from '../figure/looks.ts';
import type { Point, Pose } from '../figure/pose.ts';
import { mixPoints, point } from '../figure/pose.ts';
import type { Shape } from '../figure/shape.ts';
import { boneShape } from '../figure/shape.ts';
import type { SeededRandom } from './drawing/seeded-random.ts';
import { between, pick, seededRandom } from './drawing/seeded-random.ts';
import { posesOf } from './training-poses.ts';

export interface TrainingForCover {
  id: string;
  category: readonly TrainingCategory[];
  type: readonly TrainingType[];
}

type LookName = keyof typeof LOOKS;

interface Palette {
  ground: string;
  disc: string;
  wave: string;
  floor: string;
  mat: string;
  /** Figures whose colours contrast with this palette. */
  looks: readonly [LookName, ...LookName[]];
}

const PLUM: Palette = {
  ground: '#F4E9F5',
  disc: '#E3CBE7',
  wave: '#D2AFD8',
  floor: '#6B3570',
  mat: '#8C5292',
  looks: ['orange', 'lilac', 'silver', 'juniper'],
};
const GREEN: Palette = {
  ground: '#E4F4EB',
  disc: '#BFE3D0',
  wave: '#9CD1B7',
  floor: '#1F6B4F',
  mat: '#3B8A6C',
  looks: ['orange', 'plum', 'silver'],
};
const ORANGE: Palette = {
  ground: '#FFF0DC',
  disc: '#FFD9A8',
  wave: '#FBC27C',
  floor: '#D9761A',
  mat: '#EF9A45',
  looks: ['lilac', 'plum', 'juniper'],
};
const BLUE: Palette = {
  ground: '#E9EEFB',
  disc: '#C9D6F7',
  wave: '#AFC2F0',
  floor: '#34509C',
  mat: '#5A76C0',
  looks: ['orange', 'plum', 'lilac', 'juniper'],
};

const PALETTES: Readonly<Record<TrainingCategory, Palette>> = {
  ABS: ORANGE,
  ARMS: PLUM,
  BACK: BLUE,
  BOOTY: PLUM,
  CHEST: PLUM,
  DANCE: ORANGE,
  FULLBODY: PLUM,
  GUEST: BLUE,
  HABIT: GREEN,
  HIIT: ORANGE,
  LEGS: PLUM,
  LOWERBODY: PLUM,
  MIX: ORANGE,
  PILATES: GREEN,
  POSTURE: BLUE,
  PROGRAM: PLUM,
  STRETCH: GREEN,
};

const FLOOR_Y = 258;
const ROOM = { width: 318, height: 222 } as const;
const LARGEST_SCALE = 1.12;

/** A training's picture: a faceless figure in a pose of its first category. SVG, 400 × 300. */
export function trainingCover(training: TrainingForCover): string {
  const random = seededRandom(training.id);
  const category = training.category[0] ?? 'MIX';
  const isLive = training.type.includes('LIVE');
  const palette = isLive ? ORANGE : PALETTES[category];
  const { pose, canHoldWeights } = pick(posesOf(category, !training.type.includes('NO_JUMPING')), random);
  const shapes = figureShapes(pose, LOOKS[pick(palette.looks, random)]);
  const hasWeights = canHoldWeights && (training.type.includes('EQUIPMENT') || training.type.includes('GYM'));
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">',
    `<path fill="${palette.ground}" d="M0 0h400v300H0z"/>`,
    isLive ? rays(palette, random) : waves(palette, random),
    `<path fill="${palette.floor}" d="M0 ${FLOOR_Y - 6}Q200 ${FLOOR_Y - 16} 400 ${FLOOR_Y - 6}V300H0z"/>`,
    figureOnFloor(pose, hasWeights ? [...shapes, ...weightShapes(pose)] : shapes, palette, random() < 0.5),
    '</svg>',
  ].join('');
}

/** The area's pattern: soft waves behind a rising disc. */
function waves(palette: Palette, random: SeededRandom): string {
  const centreX = Math.round(between(170, 230, random));
  const wave = (y: number, swing: number, opacity: number) =>
    `<path fill="${palette.wave}" fill-opacity="${opacity}" d="M0 ${Math.round(y)}C70 ${Math.round(y - swing)} 130 ${Math.round(y - swing)} 200 ${Math.round(y)}S330 ${Math.round(y + swing)} 400 ${Math.round(y)}V300H0z"/>`;
  const swing = between(22, 40, random) * (random() < 0.5 ? 1 : -1);
  return [
    `<circle cx="${centreX}" cy="${Math.round(between(132, 152, random))}" r="${Math.round(between(112, 128, random))}" fill="${palette.disc}"/>`,
    wave(between(168, 184, random), swing, 0.45),
    wave(between(204, 220, random), -swing, 0.7),
  ].join('');
}

/** Rays mark a live training. */
function rays(palette: Palette, random: SeededRandom): string {
  const turn = between(0, Math.PI / 8, random);
  const wedges = Array.from({ length: 16 }, (_, index) => {
    const from = turn + (index * Math.PI) / 8;
    const corner = (angle: number) =>
      `${Math.round(200 + Math.cos(angle) * 420)} ${Math.round(170 + Math.sin(angle) * 420)}`;
    return `M200 170L${corner(from)} ${corner(from + Math.PI / 16)}z`;
  });
  return `<path fill="${palette.disc}" d="${wedges.join('')}"/><circle cx="200" cy="150" r="118" fill="${palette.wave}"/>`;
}

function figureOnFloor(pose: Pose, shapes: readonly Shape[], palette: Palette, isMirrored: boolean): string {
  const { left, right, top } = boundsOf(pose);
  const scale = Math.min(ROOM.width / (right - left), ROOM.height / top, LARGEST_SCALE);
  const shift = -((left + right) / 2);
  const half = Math.round(((right - left) / 2) * scale + 26);
  const turn = isMirrored ? -1 : 1;
  return [
    `<ellipse cx="200" cy="${FLOOR_Y + 3}" rx="${half}" ry="12" fill="${palette.mat}"/>`,
    `<g transform="translate(200 ${FLOOR_Y}) scale(${round(scale * turn)} ${round(scale)}) translate(${round(shift)} 0)">`,
    ...shapes.map(({ path, fill }) => `<path fill="${fill}" d="${path}"/>`),
    '</g>',
  ].join('');
}

/** The extent of the figure, including its body width; the floor is at 0. */
function boundsOf(pose: Pose): { left: number; right: number; top: number } {
  const head = point(pose.chest.x + Math.sin(pose.head) * 43, pose.chest.y + Math.cos(pose.head) * 43 + 14);
  const points = [
    pose.pelvis,
    pose.chest,
    head,
    ...[...pose.arms, ...pose.legs].flatMap(({ end, joint }) => (joint ? [end, joint] : [end])),
  ];
  return {
    left: Math.min(...points.map(({ x }) => x)) - 26,
    right: Math.max(...points.map(({ x }) => x)) + 26,
    top: Math.max(...points.map(({ y }) => y)) + 26,
  };
}

/** A dumbbell in each hand, seen along the forearm. */
function weightShapes(pose: Pose): Shape[] {
  return pose.arms.flatMap(({ end, joint }) => {
    const elbow = joint ?? pose.chest;
    const hand = mixPoints(elbow, end, 1.1);
    const length = Math.max(Math.hypot(end.x - elbow.x, end.y - elbow.y), 1);
    const across = point(-(end.y - elbow.y) / length, (end.x - elbow.x) / length);
    const at = (distance: number): Point => point(hand.x + across.x * distance, hand.y + across.y * distance);
    return [
      boneShape(at(-20), at(20), 4, 4, '#5F5366'),
      ...[-1, 1].flatMap((side) => [
        boneShape(at(side * 16), at(side * 18), 12, 12, '#2F2433'),
        boneShape(at(side * 22), at(side * 24), 9, 9, '#453A4B'),
      ]),
    ];
  });
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
