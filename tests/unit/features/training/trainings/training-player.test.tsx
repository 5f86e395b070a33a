// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchPosition } from '../../../../../contract/marks/watch-position.mark.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { TrainingPlayer } from '../../../../../src/features/training/trainings/training-player.tsx';
import { noteRequest } from '../../../../../src/offline/connection.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { rememberedUnder } from '../../../../../src/session/member-memory.ts';
import type { Session } from '../../../../../src/session/session.ts';
import { MEMBER, trainingCard } from '../../entry-arbitraries.ts';
import { completeJsdom, keptEntries, openOutbox, openPage, SIGNED_IN } from '../../member-page.tsx';

const training = {
  ...trainingCard('t-1'),
  description: null,
  plan: null,
  soundcloudUrl: null,
  videoBytes: null,
  chapters: null,
};
const ended: Session = {
  state: 'authenticated',
  member: { ...MEMBER, groups: ['basic'] },
  needsSignIn: true,
};
let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(() => {
  cleanup();
  act(() => noteRequest(true));
});

function open(session: Session): void {
  const player = (
    <TrainingPlayer
      training={training}
      address="/media/t-1.mp4"
      askAddress={() => Promise.reject(new Error('There is no address'))}
      isSaved={false}
    />
  );
  openPage(player, { outbox, session });
  act(() => noteRequest(false));
}

describe('a video that is not on the device', () => {
  it('needs a connection while there is none', () => {
    open(SIGNED_IN);
    expect(screen.getByText('Video vajab internetiühendust. Kirjalik kava töötab ka ilma.')).toBeTruthy();
  });

  it('needs a new sign-in where her session has ended, and not a connection', () => {
    open(ended);
    expect(
      screen.getByText('Video vaatamiseks logi uuesti sisse. Kirjalik kava töötab ka ilma.'),
    ).toBeTruthy();
    expect(screen.queryByText(/internetiühendust/)).toBeNull();
  });
});

describe('the screen of her phone', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('stays on while a video plays, and no longer', async () => {
    let held = 0;
    const lock = () => ({ released: false, release: () => Promise.resolve(void (held -= 1)) });
    const request = () => Promise.resolve(lock()).finally(() => (held += 1));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    open(SIGNED_IN);
    const video = screen.getByLabelText<HTMLVideoElement>(/Treening t-1/);
    expect(held).toBe(0);
    fireEvent.play(video);
    await expect.poll(() => held).toBe(1);
    fireEvent.pause(video);
    await expect.poll(() => held).toBe(0);
  });
});

describe('where she stops', () => {
  const video = () => screen.getByLabelText<HTMLVideoElement>(/Treening t-1/);
  const positions = async () =>
    (await keptEntries()).flatMap((entry) =>
      entry.kind === 'saveMarks' ? entry.variables.input.map(({ value }) => value) : [],
    );
  function watchTo(...seconds: readonly number[]): void {
    const element = video();
    Object.defineProperty(element, 'duration', { value: 1200, configurable: true });
    fireEvent.play(element);
    for (const second of seconds) {
      Object.defineProperty(element, 'currentTime', { value: second, configurable: true });
      fireEvent.timeUpdate(element);
    }
  }
  const remembered = () => rememberedUnder(MEMBER.id, 'watched.').map(({ value }) => value);

  it('is remembered by the device while she watches, and stored once she pauses', async () => {
    open(SIGNED_IN);
    watchTo(20, 100, 103, 200.7);
    expect(await positions()).toEqual([]);
    expect(remembered()).toEqual([{ seconds: 200, film: 't-1.mp4' }]);
    fireEvent.pause(video());
    fireEvent.pause(video());
    await expect.poll(remembered).toEqual([]);
    expect(await positions()).toEqual(['{"seconds":200,"film":"t-1.mp4"}']);
  });

  it('is stored when she leaves the screen while it plays, and not when she has only looked at it', async () => {
    open(SIGNED_IN);
    cleanup();
    open(SIGNED_IN);
    watchTo(300);
    cleanup();
    await expect.poll(positions).toEqual(['{"seconds":300,"film":"t-1.mp4"}']);
    open(SIGNED_IN);
    act(() => noteRequest(true));
    expect(screen.getByRole('button', { name: /5:00/ })).toBeTruthy();
  });

  it('ends with the video', async () => {
    await saveMark(registerOf(outbox), watchPosition, 't-1', { seconds: 300 });
    open(SIGNED_IN);
    watchTo(1190);
    fireEvent.ended(video());
    await expect.poll(positions).toEqual([null]);
  });

  it.each([
    ['of the film that it is of', 't-1.mp4', true],
    ['as a former release stored it', undefined, true],
    ['not of another film that staff have put in its place', 't-1.older.mp4', false],
  ])('is offered %s', async (_, film, isOffered) => {
    await saveMark(registerOf(outbox), watchPosition, 't-1', { seconds: 300, ...(film && { film }) });
    open(SIGNED_IN);
    act(() => noteRequest(true));
    expect(screen.queryByRole('button', { name: /5:00/ }) !== null).toBe(isOffered);
    watchTo(200);
    fireEvent.pause(video());
    await expect.poll(positions).toContainEqual(JSON.stringify({ seconds: 200, film: 't-1.mp4' }));
  });
});
