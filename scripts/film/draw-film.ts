/** Draws a film picture by picture. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clipOf } from '../../press/clips/clip.ts';
import { MOVEMENTS } from '../../press/clips/movements.ts';
import { makeTrack } from '../../src/platform/cues/cue-track.ts';
import { notesOf } from './film-captions.ts';
import { type FilmEncoder, openEncoder, RATE } from './film-encoder.ts';
import { CLIP, FIGURES } from './film-look.ts';
import { type Figure, figuresAt, type FilmTimeline, type Scene, type Stage } from './film-timeline.ts';
import { type LetterPage, openLetterPage } from './letter-page.ts';
import { lay, type PlanarPicture, planarPicture } from './planar-picture.ts';
import { stillClip } from './still-clip.ts';

/** The end of a rest shows the move that follows it. */
const SHOWN_SECONDS = 5;

/** Writes the film of a timeline into a file. */
export async function drawFilm(title: string, timeline: FilmTimeline, film: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-film-'));
  const letters = await openLetterPage();
  try {
    const [sound, notes] = [join(folder, 'sound.wav'), join(folder, 'notes.txt')];
    await writeFile(sound, Buffer.from(await soundOf(timeline).arrayBuffer()));
    await writeFile(notes, notesOf(title, timeline));
    const begins = timeline.scenes.map(({ from }) => from);
    const encoder = openEncoder({ sound, notes, film }, begins, timeline.seconds);
    for (const scene of timeline.scenes) await drawScene(scene, letters, encoder);
    await encoder.end();
  } finally {
    await letters.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** As long as the film. */
function soundOf({ cues, seconds }: FilmTimeline): Blob {
  return makeTrack(cues, seconds * 1000);
}

async function drawScene(scene: Scene, letters: LetterPage, encoder: FilmEncoder): Promise<void> {
  const stage = scene.kind === 'card' ? null : scene;
  let shown = stage ? figuresAt(stage, stage.from) : '';
  const picture = await letters.sceneWith(scene, shown);
  for (let nth = 0; nth < (scene.to - scene.from) * RATE; nth += 1) {
    if (stage) {
      const figures = figuresAt(stage, stage.from + nth / RATE);
      if (figures !== shown) lay(picture, await letters.figuresOf(stage, figures), FIGURES.x, FIGURES.y);
      shown = figures;
      lay(picture, await figurePicture(stage.figure, movedFor(stage, nth / RATE)), CLIP.x, CLIP.y);
    }
    await encoder.add(picture.bytes);
  }
}

/** In a rest the figure rests too, until it shows what comes. */
function movedFor({ kind, from, to }: Stage, seconds: number): number {
  return kind === 'set' ? seconds : Math.max(0, seconds - (to - from - SHOWN_SECONDS));
}

const drawn = new Map<string, Promise<PlanarPicture>>();

/** The figure so many seconds after it has begun. */
function figurePicture({ movement: name, other }: Figure, seconds: number): Promise<PlanarPicture> {
  const movement = MOVEMENTS.get(name);
  if (!movement) throw new Error(`There is no movement ${name}`);
  const pictures = Math.round(movement.seconds * RATE);
  const nth = Math.floor((seconds % movement.seconds) * RATE + 1e-6) % pictures;
  const share = (other === 'direction' ? (pictures - nth) % pictures : nth) / pictures;
  const key = `${name} ${share} ${other}`;
  const still = stillClip(clipOf(movement), share);
  const picture = drawn.get(key) ?? drawFigure(still, other === 'side');
  drawn.set(key, picture);
  return picture;
}

function drawFigure(still: string, isTurnedOver: boolean): Promise<PlanarPicture> {
  const sized = still.replace('<svg ', `<svg width="${CLIP.size}" height="${CLIP.size}" `);
  return planarPicture(Buffer.from(sized), isTurnedOver);
}
