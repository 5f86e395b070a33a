/** The captions of a film (WebVTT), which say what is written and what comes next, and its chapters for ffmpeg. */
import { createHash } from 'node:crypto';
import type { FilmTimeline, Scene } from './film-timeline.ts';

/** Long enough to be read, and short enough to leave the picture free. */
const LONGEST_SECONDS = 8;

/** A film keeps it, so that a test can tell whether the plan is still the one that it was drawn from. */
export function fingerprintOf(timeline: FilmTimeline): string {
  return createHash('sha256').update(JSON.stringify(timeline)).digest('hex').slice(0, 16);
}

export function captionsOf({ scenes }: FilmTimeline): string {
  const cues = scenes.map((scene) => {
    const to = Math.min(scene.to, scene.from + LONGEST_SECONDS);
    return `${timeOf(scene.from)} --> ${timeOf(to)}\n${linesOf(scene).join('\n')}\n`;
  });
  return `WEBVTT\nLanguage: et\n\n${cues.join('\n')}`;
}

/** Markup is text in captions too. */
function linesOf(scene: Scene): string[] {
  const lines = scene.kind === 'card' ? [scene.title, ...scene.lines] : stageLines(scene);
  return lines.map((line) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
}

function stageLines({ kind, title, amount, advice }: Exclude<Scene, { kind: 'card' }>): string[] {
  return kind === 'rest' ? [`${title}. ${amount}`] : [`${title}, ${amount}`, advice];
}

function timeOf(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.000`;
}

/** `title` is the film's own. */
export function notesOf(title: string, timeline: FilmTimeline): string {
  const chapters = timeline.chapters.map(
    (chapter) =>
      `[CHAPTER]\nTIMEBASE=1/1\nSTART=${chapter.from}\nEND=${chapter.to}\ntitle=${noted(chapter.title)}\n`,
  );
  return `;FFMETADATA1\ntitle=${noted(title)}\ncomment=${fingerprintOf(timeline)}\n${chapters.join('')}`;
}

const noted = (text: string) => text.replaceAll(/[=;#\\\n]/g, String.raw`\$&`);
