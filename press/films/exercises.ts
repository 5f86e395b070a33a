import type { Look } from '../figure/figure-shapes.ts';
import { LOOKS } from '../figure/looks.ts';
import {
  bridge,
  catCow,
  kneePushUp,
  lunge,
  march,
  shoulderTap,
  sideStretch,
  squat,
} from '../figure/movements.ts';
import type { Pose } from '../figure/pose.ts';

export interface Cue {
  /** Fraction of the repetition at which the word appears and the tone sounds. */
  from: number;
  word: string;
  toneHz: number;
}

export interface Exercise {
  /** The video's file name, without extension. */
  name: string;
  title: string;
  detail: string;
  repSeconds: number;
  reps: number;
  /** What the ring counts: repetitions done, or seconds left of the hold. */
  counts: 'reps' | 'seconds';
  cues: readonly Cue[];
  look: Look;
  /** Colour of the disc behind the figure and of the mat. */
  tint: string;
  mat: string;
  /** The pose at a fraction (0 to 1) of the repetition with this 0-based number. */
  poseAt(share: number, rep: number): Pose;
}

const LOW = 262;
const HIGH = 330;

const downAndUp: readonly Cue[] = [
  { from: 0, word: 'Alla', toneHz: LOW },
  { from: 0.5, word: 'Üles', toneHz: HIGH },
];
const upAndDown: readonly Cue[] = [
  { from: 0, word: 'Üles', toneHz: HIGH },
  { from: 0.5, word: 'Alla', toneHz: LOW },
];

export const EXERCISES: readonly Exercise[] = [
  {
    name: 'kukk',
    title: 'Kükk',
    detail: '8 kordust',
    repSeconds: 3.2,
    reps: 8,
    counts: 'reps',
    cues: downAndUp,
    look: LOOKS.orange,
    tint: '#F2E6F3',
    mat: '#CDAFD1',
    poseAt: squat,
  },
  {
    name: 'valjaaste',
    title: 'Väljaaste taha',
    detail: '4 kordust kummagi jalaga',
    repSeconds: 3.2,
    reps: 8,
    counts: 'reps',
    cues: downAndUp,
    look: LOOKS.lilac,
    tint: '#DDF1E7',
    mat: '#9CCDB6',
    poseAt: lunge,
  },
  {
    name: 'plank',
    title: 'Õlapuuted plangus',
    detail: '10 kordust',
    repSeconds: 2.4,
    reps: 10,
    counts: 'reps',
    cues: [
      { from: 0, word: 'Puuduta', toneHz: HIGH },
      { from: 0.5, word: 'Maha', toneHz: LOW },
    ],
    look: LOOKS.silver,
    tint: '#FFEBD2',
    mat: '#F0BE82',
    poseAt: shoulderTap,
  },
  {
    name: 'sild',
    title: 'Tuharasild',
    detail: '8 kordust',
    repSeconds: 3.2,
    reps: 8,
    counts: 'reps',
    cues: upAndDown,
    look: LOOKS.plum,
    tint: '#FFEBD2',
    mat: '#F0BE82',
    poseAt: bridge,
  },
  {
    name: 'venitus',
    title: 'Küljevenitus',
    detail: '2 korda kummalegi poole',
    repSeconds: 6.4,
    reps: 4,
    counts: 'seconds',
    cues: [
      { from: 0, word: 'Siruta', toneHz: HIGH },
      { from: 0.3, word: 'Hinga', toneHz: 0 },
      { from: 0.82, word: 'Tagasi', toneHz: LOW },
    ],
    look: LOOKS.silver,
    tint: '#E3EAFB',
    mat: '#A9BBEC',
    poseAt: sideStretch,
  },
  {
    name: 'marss',
    title: 'Marss kohapeal',
    detail: 'Põlved kõrgele',
    repSeconds: 1.6,
    reps: 15,
    counts: 'seconds',
    cues: [
      { from: 0, word: 'Parem', toneHz: HIGH },
      { from: 0.5, word: 'Vasak', toneHz: LOW },
    ],
    look: LOOKS.lilac,
    tint: '#FFEBD2',
    mat: '#F0BE82',
    poseAt: march,
  },
  {
    name: 'katekoverdus',
    title: 'Kätekõverdus põlvedel',
    detail: '8 kordust',
    repSeconds: 3.2,
    reps: 8,
    counts: 'reps',
    cues: downAndUp,
    look: LOOKS.orange,
    tint: '#DDF1E7',
    mat: '#9CCDB6',
    poseAt: kneePushUp,
  },
  {
    name: 'kass-lehm',
    title: 'Kass ja lehm',
    detail: '6 kordust',
    repSeconds: 4.4,
    reps: 6,
    counts: 'reps',
    cues: [
      { from: 0, word: 'Välja: selg kumeraks', toneHz: HIGH },
      { from: 0.5, word: 'Sisse: kõht alla', toneHz: LOW },
    ],
    look: LOOKS.plum,
    tint: '#F2E6F3',
    mat: '#CDAFD1',
    poseAt: catCow,
  },
];
