// @vitest-environment jsdom
/** The keys of the player, the captions that she has chosen, and other screens. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TrainingPlayer } from '../../../../../src/features/training/trainings/training-player.tsx';
import { trainingsText } from '../../../../../src/features/training/trainings/trainings.text.ts';
import { noteRequest } from '../../../../../src/offline/connection.ts';
import { trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, openPage, VISITOR } from '../../member-page.tsx';

const training = {
  ...trainingCard('t-1'),
  description: null,
  plan: null,
  soundcloudUrl: null,
  videoBytes: null,
  chapters: null,
};

/** A film's tracks as a browser has them: it tells when a menu of its own shows or hides one. */
class Tracks extends EventTarget {
  readonly track = { mode: 'showing' };
  *[Symbol.iterator]() {
    yield this.track;
  }
  choose(mode: string) {
    this.track.mode = mode;
    this.dispatchEvent(new Event('change'));
  }
}
let tracks: Tracks;

function open(): HTMLVideoElement {
  cleanup();
  openPage(
    <TrainingPlayer
      training={training}
      address="/media/t-1.mp4"
      askAddress={() => Promise.reject(new Error('There is no address'))}
      isSaved={false}
    />,
    { session: VISITOR },
  );
  const video = screen.getByLabelText<HTMLVideoElement>(/Treening t-1/);
  video.currentTime = 100;
  return video;
}
const captions = () => document.querySelector('track')?.default;

beforeEach(() => {
  completeJsdom();
  localStorage.clear();
  act(() => noteRequest(true));
  tracks = new Tracks();
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, get: () => tracks });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'remote');
  Reflect.deleteProperty(document, 'pictureInPictureEnabled');
  vi.restoreAllMocks();
});

describe('keys', () => {
  it('skip five seconds and ten, and not before the beginning', () => {
    const video = open();
    for (const [key, seconds] of [
      ['ArrowRight', 105],
      ['ArrowLeft', 100],
      ['l', 110],
      ['J', 100],
    ] as const) {
      expect(fireEvent.keyDown(video, { key }), 'left to the browser').toBe(false);
      expect(video.currentTime, key).toBe(seconds);
    }
    video.currentTime = 3;
    fireEvent.keyDown(video, { key: 'ArrowLeft' });
    expect(video.currentTime).toBe(0);
  });

  it('play and pause, fill the screen, mute, and show or hide the captions', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const requestFullscreen = vi.fn(() => Promise.reject(new TypeError('refused')));
    const video = Object.assign(open(), { requestFullscreen });
    fireEvent.keyDown(video, { key: ' ' });
    fireEvent.keyDown(video, { key: 'k' });
    expect(play).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(video, { key: 'f' });
    expect(requestFullscreen).toHaveBeenCalledOnce();
    fireEvent.keyDown(video, { key: 'm' });
    expect(video.muted).toBe(true);
    fireEvent.keyDown(video, { key: 'c' });
    expect(tracks.track.mode).toBe('hidden');
    fireEvent.keyDown(video, { key: 'c', repeat: true });
    fireEvent.keyDown(video, { key: 'c' });
    expect(tracks.track.mode).toBe('showing');
  });

  it('stay with fields, buttons, the browser and the page', async () => {
    const video = open();
    const speed = screen.getByLabelText(trainingsText.speed);
    for (const key of [' ', 'm', 'ArrowRight']) expect(fireEvent.keyDown(speed, { key })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'm' })).toBe(true);
    expect(fireEvent.keyDown(video, { key: 'm', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(video, { key: 'x' })).toBe(true);
    expect(video.muted).toBe(false);
    expect(video.currentTime).toBe(100);
  });
});

describe('captions', () => {
  it('are shown until she hides them in a menu of the browser, and then hidden in every film until she shows them', () => {
    open();
    expect(captions()).toBe(true);
    act(() => tracks.choose('disabled'));
    open();
    expect(captions()).toBe(false);
    act(() => tracks.choose('showing'));
    open();
    expect(captions()).toBe(true);
  });
});

describe('another screen', () => {
  it('is offered where the browser has one, and a refusal is no failure', async () => {
    const user = userEvent.setup();
    const prompt = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const remote = {
      watchAvailability: async (tell: (isThere: boolean) => void) => tell(true),
      cancelWatchAvailability: async () => undefined,
      prompt,
    };
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', { configurable: true, value: remote });
    Object.defineProperty(document, 'pictureInPictureEnabled', { configurable: true, value: true });
    const requestPictureInPicture = vi.fn(() => Promise.resolve({}));
    Object.assign(open(), { requestPictureInPicture });
    await user.click(screen.getByRole('button', { name: trainingsText.pictureInPicture }));
    expect(requestPictureInPicture).toHaveBeenCalledOnce();
    await user.click(await screen.findByRole('button', { name: trainingsText.television }));
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('is not offered where it has none', () => {
    const video = open();
    expect(screen.queryByRole('button', { name: trainingsText.pictureInPicture })).toBeNull();
    expect(screen.queryByRole('button', { name: trainingsText.television })).toBeNull();
    expect(video.getAttribute('x-webkit-airplay')).toBe('allow');
  });

  it('that is full turns to its side on a phone that lets a page turn it', () => {
    const lock = vi.fn(() => Promise.reject(new DOMException('', 'NotSupportedError')));
    vi.stubGlobal('screen', { orientation: { lock } });
    const video = open();
    const fill = (element: Element | null) => {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
      fireEvent(document, new Event('fullscreenchange'));
    };
    fill(document.body);
    expect(lock).not.toHaveBeenCalled();
    fill(video);
    expect(lock).toHaveBeenCalledExactlyOnceWith('landscape');
    Reflect.deleteProperty(document, 'fullscreenElement');
    vi.unstubAllGlobals();
  });
});
