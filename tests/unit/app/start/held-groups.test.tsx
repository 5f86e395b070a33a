// @vitest-environment jsdom
/** A page whose member's plan begins or ends elsewhere: her session on the disk, the providers, and a screen that reads. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineProvider, useEngine } from '../../../../src/app/start/engine-context.tsx';
import { holdGroups } from '../../../../src/app/start/hold-groups.ts';
import { SessionProvider, sessionStore } from '../../../../src/app/start/session-provider.tsx';
import { tellSessionChanged } from '../../../../src/session/session-channel.ts';
import type { Member } from '../../../../src/session/session.ts';
import { clearKv, type KeptSession, writeSession } from '../../../../src/session/session-database.ts';
import { useMember } from '../../../../src/session/use-session.ts';
import { Sheet } from '../../../../src/ui/sheet.tsx';
import { completeJsdom } from '../../features/member-page.tsx';

const session = (groups: string[], { id = 'mari', email = 'mari@example.com', needsSignIn = false } = {}) =>
  ({ member: { id, email, groups }, needsSignIn }) satisfies KeptSession;

const engines: unknown[] = [];
/** The members that the screens took her for, at any time. */
const taken: string[] = [];

/** Another with each engine. */
function Screen() {
  const engine = useEngine();
  taken.push(describeMember(useMember()));
  if (!engine) return <p>Laen</p>;
  if (!engines.includes(engine)) engines.push(engine);
  return <Diary key={engines.length} />;
}

function Diary() {
  const member = useMember();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <output>{describeMember(member)}</output>
      <button onClick={() => setIsOpen(true)}>Lisa</button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="Mõõtmine">
        <input aria-label="Kaal" />
      </Sheet>
    </>
  );
}

function describeMember(member: Member | undefined): string {
  return member ? `${member.email} ${member.groups.join()}` : 'visitor';
}

/** As when a token was renewed in this tab, in another or in the worker. */
async function keep(kept: KeptSession | undefined): Promise<void> {
  await (kept ? writeSession(kept) : clearKv());
  tellSessionChanged();
}

const shown = () => screen.queryByRole('status', { hidden: true })?.textContent;
const weight = () => screen.queryByLabelText<HTMLInputElement>('Kaal')?.value;

function typeWeight(): void {
  fireEvent.click(screen.getByText('Lisa'));
  fireEvent.change(screen.getByLabelText('Kaal'), { target: { value: '61,2' } });
}

holdGroups(sessionStore);

beforeEach(async () => {
  completeJsdom();
  await keep(session(['food']));
  render(
    <MemoryRouter initialEntries={['/diary']}>
      <SessionProvider opened={undefined}>
        <EngineProvider opened={undefined}>
          <Screen />
        </EngineProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
  await screen.findByText('mari@example.com food');
});
afterEach(() => cleanup());

describe('a plan that ended on another phone', () => {
  it('is shown at once where nothing is open', async () => {
    await keep(session([]));
    await expect.poll(shown).toBe('mari@example.com ');
  });

  it('leaves what she has open, and is shown when she closes it', async () => {
    typeWeight();
    // Her address is no reason to close anything, and tells that this page has heard.
    await keep(session([], { email: 'mari@example.ee' }));
    await expect.poll(shown).toBe('mari@example.ee food');
    expect(weight()).toBe('61,2');
    fireEvent.click(screen.getByRole('button', { name: 'Sulge' }));
    await expect.poll(shown).toBe('mari@example.ee ');
  });

  it('leaves it too where the plan is hers again before she closes it', async () => {
    typeWeight();
    await keep(session([], { email: 'mari@example.ee' }));
    await expect.poll(shown).toBe('mari@example.ee food');
    await keep(session(['food']));
    await expect.poll(shown).toBe('mari@example.com food');
    expect(weight()).toBe('61,2');
  });

  it.each([
    ['her session ended', session([], { needsSignIn: true }), 'mari@example.com '],
    [
      'another member signed in',
      session(['vip'], { id: 'kati', email: 'kati@example.com' }),
      'kati@example.com vip',
    ],
    ['she signed out', undefined, 'visitor'],
  ])('is not put off where %s', async (_what, kept, now) => {
    typeWeight();
    await keep(kept);
    await expect.poll(shown).toBe(now);
    await expect.poll(weight).toBeUndefined();
    expect(taken).not.toContain('kati@example.com food');
  });
});
