import { figureShapes } from '../figure/figure-shapes.ts';
import type { Exercise } from './exercises.ts';

export const PICTURE = {
  width: 854,
  height: 480,
  framesPerSecond: 25,
  introSeconds: 2,
  outroSeconds: 1.6,
} as const;

const GROUND_Y = 396;
const CENTRE_X = 462;
const INK = '#241A26';
const MUTED = '#62556A';
const RING = { x: 756, y: 108, radius: 58 } as const;

export function secondsOf(exercise: Pick<Exercise, 'reps' | 'repSeconds'>): number {
  return PICTURE.introSeconds + exercise.reps * exercise.repSeconds + PICTURE.outroSeconds;
}

/** Paints the frame at `seconds` from the video's start. */
export function paintScene(ctx: CanvasRenderingContext2D, exercise: Exercise, seconds: number): void {
  const moved = Math.max(
    0,
    Math.min(exercise.reps - 1e-6, (seconds - PICTURE.introSeconds) / exercise.repSeconds),
  );
  const rep = Math.floor(moved);
  const share = seconds > secondsOf(exercise) - PICTURE.outroSeconds ? 1 : moved - rep;
  const isMoving = seconds >= PICTURE.introSeconds && share < 1;
  paintGround(ctx, exercise);
  ctx.save();
  ctx.translate(CENTRE_X, GROUND_Y);
  const pose = exercise.poseAt(share, rep);
  paintShadow(ctx, [
    pose.pelvis.x,
    pose.chest.x,
    ...pose.legs.map(({ end }) => end.x),
    ...pose.arms.filter(({ end }) => end.y < 30).map(({ end }) => end.x),
  ]);
  for (const { path, fill } of figureShapes(pose, exercise.look)) {
    ctx.fillStyle = fill;
    ctx.fill(new Path2D(path));
  }
  ctx.restore();
  paintTitle(
    ctx,
    exercise,
    isMoving ? wordAt(exercise, share) : seconds < PICTURE.introSeconds ? 'Valmis?' : 'Tubli!',
  );
  paintRing(
    ctx,
    exercise,
    seconds < PICTURE.introSeconds ? 0 : rep,
    seconds < PICTURE.introSeconds ? 0 : share,
  );
}

function wordAt(exercise: Exercise, share: number): string {
  return exercise.cues.findLast(({ from }) => share >= from)?.word ?? '';
}

function paintGround(ctx: CanvasRenderingContext2D, { tint, mat }: Exercise): void {
  ctx.fillStyle = '#FBF9F8';
  ctx.fillRect(0, 0, PICTURE.width, PICTURE.height);
  ctx.fillStyle = tint;
  ctx.beginPath();
  ctx.arc(CENTRE_X, 262, 214, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#F3EEF2';
  ctx.fillRect(0, GROUND_Y + 6, PICTURE.width, PICTURE.height);
  ctx.fillStyle = mat;
  ctx.beginPath();
  ctx.roundRect(CENTRE_X - 236, GROUND_Y - 2, 472, 15, 7.5);
  ctx.fill();
}

function paintShadow(ctx: CanvasRenderingContext2D, touched: readonly number[]): void {
  const left = Math.min(...touched) - 34;
  const right = Math.max(...touched) + 34;
  ctx.fillStyle = 'rgb(36 26 38 / 0.16)';
  ctx.beginPath();
  ctx.ellipse((left + right) / 2, 4, (right - left) / 2, 6.5, 0, 0, Math.PI * 2);
  ctx.fill();
}

function paintTitle(ctx: CanvasRenderingContext2D, exercise: Exercise, word: string): void {
  ctx.textAlign = 'left';
  ctx.fillStyle = '#57265B';
  ctx.font = '700 46px "Bricolage Grotesque Variable"';
  ctx.fillText(exercise.title, 38, 70);
  ctx.fillStyle = MUTED;
  ctx.font = '500 27px "Figtree Variable"';
  ctx.fillText(exercise.detail, 40, 110);
  if (word === '') return;
  ctx.font = '650 30px "Figtree Variable"';
  const width = ctx.measureText(word).width;
  ctx.fillStyle = '#FFFFFF';
  ctx.beginPath();
  ctx.roundRect(38, 130, width + 40, 50, 25);
  ctx.fill();
  ctx.fillStyle = '#9A4B00';
  ctx.fillText(word, 58, 165);
}

function paintRing(ctx: CanvasRenderingContext2D, exercise: Exercise, rep: number, share: number): void {
  const isTimed = exercise.counts === 'seconds';
  const isWhole = exercise.repSeconds < 3;
  const done = isTimed && isWhole ? (rep + share) / exercise.reps : share;
  const left = isWhole
    ? (exercise.reps - rep - share) * exercise.repSeconds
    : (1 - share) * exercise.repSeconds;
  ctx.lineWidth = 11;
  ctx.lineCap = 'round';
  ctx.fillStyle = '#FFFFFF';
  ctx.strokeStyle = '#EADFEB';
  ctx.beginPath();
  ctx.arc(RING.x, RING.y, RING.radius, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  if (done > 0.004) {
    ctx.strokeStyle = '#C96A00';
    ctx.beginPath();
    ctx.arc(RING.x, RING.y, RING.radius, -Math.PI / 2, -Math.PI / 2 + done * Math.PI * 2);
    ctx.stroke();
  }
  ctx.textAlign = 'center';
  ctx.fillStyle = INK;
  ctx.font = '700 48px "Bricolage Grotesque Variable"';
  ctx.fillText(String(isTimed ? Math.ceil(left - 1e-6) : rep + (share > 0 ? 1 : 0)), RING.x, RING.y + 9);
  ctx.fillStyle = MUTED;
  ctx.font = '500 20px "Figtree Variable"';
  ctx.fillText(isTimed ? 'sekundit' : `${exercise.reps}-st`, RING.x, RING.y + 33);
}
