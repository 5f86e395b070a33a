/**
 * Redraws the exercise videos: `node press/films/render.mjs [name…]`. Needs ffmpeg and Chromium (`CHROMIUM_PATH`).
 * The videos are committed; run this only after changing what they show.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';

const SAMPLE_RATE = 24_000;
const FRAMES_AT_ONCE = 25;
const here = new URL('./', import.meta.url);
const fonts = new URL('../../node_modules/@fontsource-variable/', import.meta.url);

async function openPage(browser) {
  const [bundle] = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: new URL('page.ts', here).pathname, formats: ['iife'], name: 'drawing' },
    },
  });
  const face = async (family, file) =>
    `@font-face{font-family:"${family}";font-weight:200 900;src:url(data:font/woff2;base64,${await readFile(new URL(file, fonts), 'base64')})}`;
  const style = [
    await face(
      'Bricolage Grotesque Variable',
      'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    await face('Figtree Variable', 'figtree/files/figtree-latin-wght-normal.woff2'),
  ].join('');
  const page = await browser.newPage();
  const sample =
    '<p style="font-family:Bricolage Grotesque Variable">õ</p><p style="font-family:Figtree Variable">õ</p>';
  await page.setContent(`<style>${style}</style>${sample}`);
  await page.addScriptTag({ content: bundle.output[0].code.replace('var drawing', 'globalThis.drawing') });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** A quiet wooden tone at every turning point, as 16-bit mono. */
function soundOf({ seconds, tones }) {
  const samples = new Float64Array(Math.ceil(seconds * SAMPLE_RATE));
  for (const { atSeconds, hz } of tones) {
    const start = Math.round(atSeconds * SAMPLE_RATE);
    for (let index = 0; index < SAMPLE_RATE * 0.7 && start + index < samples.length; index += 1) {
      const time = index / SAMPLE_RATE;
      const envelope = Math.min(time / 0.012, 1) * Math.exp(-time * 7);
      const wave =
        Math.sin(2 * Math.PI * hz * time) + 0.25 * Math.sin(4 * Math.PI * hz * time) * Math.exp(-time * 12);
      samples[start + index] += wave * envelope * 0.16;
    }
  }
  return Int16Array.from(samples, (sample) => Math.max(-1, Math.min(1, sample)) * 32_767);
}

async function renderVideo(page, video) {
  const sound = join(tmpdir(), `${video.name}.pcm`);
  const made = join(tmpdir(), `${video.name}.mp4`);
  await writeFile(sound, soundOf(video));
  const rate = video.framesPerSecond;
  const everyTwoSeconds = rate * 2;
  const encoder = spawn(
    'ffmpeg',
    [
      ...`-v error -y -f image2pipe -framerate ${rate} -c:v png -i -`.split(' '),
      ...`-f s16le -ar ${SAMPLE_RATE} -ac 1 -i ${sound}`.split(' '),
      ...'-c:v libx264 -profile:v main -preset veryslow -tune animation -crf 26 -pix_fmt yuv420p'.split(' '),
      ...`-g ${everyTwoSeconds} -keyint_min ${everyTwoSeconds} -sc_threshold 0`.split(' '),
      ...'-c:a aac -b:a 32k -map_metadata -1 -movflags +faststart'.split(' '),
      made,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const frames = Math.round(video.seconds * video.framesPerSecond);
  for (let first = 0; first < frames; first += FRAMES_AT_ONCE) {
    const count = Math.min(FRAMES_AT_ONCE, frames - first);
    const pictures = await page.evaluate(
      ([name, from, size]) => globalThis.drawing.paintFrames(name, from, size),
      [video.name, first, count],
    );
    for (const picture of pictures) {
      if (!encoder.stdin.write(Buffer.from(picture, 'base64'))) await once(encoder.stdin, 'drain');
    }
  }
  encoder.stdin.end();
  const [code] = await once(encoder, 'close');
  await rm(sound);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${video.name}.`);
  await copyFile(made, new URL(`../../content/videos/${video.name}.mp4`, here));
  await rm(made);
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await openPage(browser);
for (const video of await page.evaluate(() => globalThis.drawing.videos)) {
  if (wanted.length === 0 || wanted.includes(video.name)) await renderVideo(page, video);
}
await browser.close();
