// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TrainingPlayer } from '../../../../src/features/trainings/training-player.tsx';
import { noteRequest } from '../../../../src/offline/connection.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import type { Session } from '../../../../src/session/session.ts';
import { MEMBER, trainingCard } from '../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, SIGNED_IN } from '../member-page.tsx';

const training = {
  ...trainingCard('t-1'),
  description: null,
  plan: null,
  soundcloudUrl: null,
  videoBytes: null,
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
