// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { mayBeReplaced, onOpenWork, openWork, watchOpenWork } from '../../../../src/app/worker/open-work.ts';

const mayNow = () => mayBeReplaced(openWork());

function draw(markup: string): void {
  document.body.innerHTML = markup;
}

function type(): void {
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** jsdom plays nothing. */
function play(state: { paused: boolean; ended: boolean; currentTime: number }): void {
  const video = document.querySelector('video');
  for (const [name, value] of Object.entries(state)) Object.defineProperty(video, name, { value });
}

watchOpenWork();

beforeEach(() => draw('<main><form><input></form><video></video></main>'));

describe('a new version', () => {
  it('may reload a page on which nothing is under way', () => {
    expect(mayNow()).toBe(true);
  });

  it('waits while a sheet, a dialog or cook mode is open', () => {
    draw('<dialog open></dialog>');
    expect(mayNow()).toBe(false);
    draw('<dialog></dialog>');
    expect(mayNow()).toBe(true);
  });

  it('waits from the first letter in a form until the form has gone', () => {
    type();
    expect(mayNow()).toBe(false);
    draw('<main></main>');
    expect(mayNow()).toBe(true);
  });

  it('waits while a page holds a file that she has chosen', () => {
    draw('<main data-holds-file></main>');
    expect(mayNow()).toBe(false);
  });

  it('does not wait for a search', () => {
    draw('<search><input type="search"></search>');
    type();
    expect(mayNow()).toBe(true);
  });

  it('waits while a video plays or is paused part of the way', () => {
    play({ paused: false, ended: false, currentTime: 0 });
    expect(mayNow()).toBe(false);
    draw('<video></video>');
    play({ paused: true, ended: false, currentTime: 200 });
    expect(mayNow()).toBe(false);
  });

  it('may reload the page when the video is over', () => {
    play({ paused: true, ended: true, currentTime: 300 });
    expect(mayNow()).toBe(true);
  });

  it('is told when a dialog opens, closes or is removed, and of nothing once it has stopped listening', async () => {
    draw('<dialog></dialog>');
    let changes = 0;
    const stop = onOpenWork(() => (changes += 1));
    const dialog = document.querySelector('dialog');
    for (const [change, count] of [
      [() => dialog?.setAttribute('open', ''), 1],
      [() => dialog?.removeAttribute('open'), 2],
      [() => dialog?.remove(), 3],
    ] as const) {
      change();
      await Promise.resolve();
      expect(changes).toBe(count);
    }
    stop();
    draw('');
    type();
    await Promise.resolve();
    expect(changes).toBe(3);
  });
});
