import { expect, it } from 'vitest';
import { captionsOf, fingerprintOf, notesOf } from '../../../scripts/film/film-captions.ts';
import type { FilmTimeline } from '../../../scripts/film/film-timeline.ts';

const FIGURE = { movement: 'squat', other: null };
const TIMELINE: FilmTimeline = {
  seconds: 3700,
  cues: [],
  chapters: [{ title: 'Kükk; seis = hea', from: 5, to: 3690 }],
  scenes: [
    { kind: 'card', from: 0, to: 5, title: 'Jalad & kõht', lines: ['Joonistatud'] },
    {
      kind: 'rest',
      from: 5,
      to: 10,
      kicker: 'Põhiosa',
      title: 'Valmistu',
      amount: 'Järgmisena: Kükk, 1 tund',
      foot: 'Rind ees.',
      advice: 'Rind ees.',
      figure: FIGURE,
      counted: null,
    },
    {
      kind: 'set',
      from: 10,
      to: 3690,
      kicker: 'Põhiosa',
      title: 'Kükk',
      amount: '1 tund',
      foot: 'Rind ees.',
      advice: 'Rind ees.',
      figure: FIGURE,
      counted: null,
    },
    { kind: 'card', from: 3690, to: 3700, title: 'Treening on tehtud', lines: [] },
  ],
};

it('captions say what begins and what to mind, for a few seconds each', () => {
  expect(captionsOf(TIMELINE)).toBe(`WEBVTT
Language: et

00:00:00.000 --> 00:00:05.000
Jalad &amp; kõht
Joonistatud

00:00:05.000 --> 00:00:10.000
Valmistu. Järgmisena: Kükk, 1 tund

00:00:10.000 --> 00:00:18.000
Kükk, 1 tund
Rind ees.

01:01:30.000 --> 01:01:38.000
Treening on tehtud
`);
});

it('chapters are told to ffmpeg, with its own signs escaped', () => {
  expect(notesOf('Jalad', TIMELINE)).toBe(
    `;FFMETADATA1\ntitle=Jalad\ncomment=${fingerprintOf(TIMELINE)}\n[CHAPTER]\nTIMEBASE=1/1\nSTART=5\nEND=3690\ntitle=Kükk\\; seis \\= hea\n`,
  );
});

it('another plan has another fingerprint', () => {
  const shorter = { ...TIMELINE, scenes: TIMELINE.scenes.slice(1) };
  expect(fingerprintOf(shorter)).not.toBe(fingerprintOf(TIMELINE));
});
