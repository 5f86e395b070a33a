// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WaitingEntries } from '../../../../src/app/waiting-entries.tsx';
import { ConnectionBadge } from '../../../../src/platform/sync-status/connection-badge.tsx';
import { NeedsConnection } from '../../../../src/platform/sync-status/needs-connection.tsx';
import { noteRequest } from '../../../../src/offline/connection.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import type { Session } from '../../../../src/session/session.ts';
import { MEMBER } from '../../features/entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage } from '../../features/member-page.tsx';

const ended: Session = {
  state: 'authenticated',
  member: { ...MEMBER, groups: ['basic'] },
  needsSignIn: true,
};
let outbox: Outbox;

function setNetwork(isThere: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isThere, configurable: true });
  dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

async function open(session?: Session) {
  await outbox.add('createMeasurement', {
    input: { id: 'm-1', eventDateTime: '2026-11-20T07:30:00+02:00', weight: 66 },
  });
  const page = (
    <>
      <ConnectionBadge />
      <NeedsConnection />
      <WaitingEntries isOpen onClose={() => undefined} />
    </>
  );
  openPage(page, { outbox, ...(session && { session }) });
  act(() => noteRequest(false));
}

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});
afterEach(() => {
  cleanup();
  act(() => {
    noteRequest(true);
    setNetwork(true);
    Reflect.deleteProperty(navigator, 'onLine');
  });
});

describe('a service that does not answer her', () => {
  it('is a missing connection to a member who is signed in', async () => {
    await open();
    expect(screen.getByText('Ühenduseta')).toBeTruthy();
    expect(screen.getByText('Selleks on vaja internetiühendust.')).toBeTruthy();
  });

  it('is no missing connection where her session has ended: she is told to sign in', async () => {
    await open(ended);
    expect(screen.queryByText(/Ühenduseta|internetiühendust/)).toBeNull();
    expect(screen.getByText('Selleks logi uuesti sisse.')).toBeTruthy();
    expect(screen.getByText('Seanss on lõppenud. Logi uuesti sisse; saatmata kirjed on alles.')).toBeTruthy();
  });

  it('is a missing connection again where there is no network to sign in by either', async () => {
    await open(ended);
    act(() => setNetwork(false));
    expect(screen.getByText('Ühenduseta')).toBeTruthy();
    expect(screen.getByText('Selleks on vaja internetiühendust.')).toBeTruthy();
  });

  it('is not said to be back with the network while her session is still at its end', async () => {
    await open(ended);
    act(() => setNetwork(false));
    act(() => setNetwork(true));
    expect(screen.queryByText('Ühendus on tagasi')).toBeNull();
  });
});
