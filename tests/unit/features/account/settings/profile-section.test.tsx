// @vitest-environment jsdom
import { completeJsdom, keptEntries, openOutbox, openPage } from '../../member-page.tsx';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MemberProfileFragment } from '../../../../../contract/documents.generated.ts';
import { PROFILE_MAX_LENGTHS } from '../../../../../contract/limits.ts';
import { settingsText } from '../../../../../src/features/account/settings/settings.text.ts';
import { ProfileSection } from '../../../../../src/features/account/settings/profile-section.tsx';
import { recallProfileDraft } from '../../../../../src/features/account/settings/profile-draft.ts';
import { marksText } from '../../../../../src/platform/marks/marks.text.ts';
import { notSavedText } from '../../../../../src/platform/sync-status/not-saved.text.ts';
import { sync } from '../../../../../src/language/words.ts';
import { Outbox } from '../../../../../src/offline/outbox.ts';
import { forgetMember } from '../../../../../src/session/member-memory.ts';
import { MEMBER } from '../../entry-arbitraries.ts';

const PROFILE: MemberProfileFragment = {
  __typename: 'Profile',
  ...MEMBER,
  firstName: 'Mari',
  lastName: 'Kask',
  bio: null,
  imageURL: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
  consents: [],
};

let outbox: Outbox;
let bring: (profile: MemberProfileFragment) => void;

function Section() {
  const [profile, setProfile] = useState(PROFILE);
  bring = setProfile;
  return <ProfileSection key={profile.id} profile={profile} onPictureStored={() => undefined} />;
}

beforeEach(async () => {
  completeJsdom();
  outbox = await openOutbox();
  openPage(<Section />, { outbox });
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Salvesta' })));
const inputs = async () =>
  (await keptEntries()).map((entry) => (entry.kind === 'editMyProfile' ? entry.variables.input : undefined));

describe('the settings form', () => {
  it('takes as much as the service does, and no more', () => {
    const { firstName, lastName, bio } = PROFILE_MAX_LENGTHS;
    const lengths = ['Eesnimi', 'Perekonnanimi', settingsText.bio].map((name) => field(name).maxLength);
    expect(lengths).toEqual([firstName, lastName, bio]);
  });

  it('saves the fields that she changed and no others', async () => {
    type('Eesnimi', 'Kaja');
    await save();
    await waitFor(async () => expect(await inputs()).toHaveLength(1));
    const [input] = await inputs();
    expect(input).toEqual({ firstName: 'Kaja', editedAt: input?.editedAt });
    expect(Date.parse(input?.editedAt ?? '')).toBeGreaterThan(Date.parse(PROFILE.updatedAt));
  });

  it('shows what another phone has changed meanwhile, except in the field she is typing in', () => {
    type('Eesnimi', 'Kaja');
    act(() => bring({ ...PROFILE, firstName: 'Liis', lastName: 'Kuusk', bio: 'Jooksen.' }));
    expect([field('Eesnimi').value, field('Perekonnanimi').value, field('Minust').value]).toEqual([
      'Kaja',
      'Kuusk',
      'Jooksen.',
    ]);
  });

  it('promise 2: keeps both tabs’ edits of different fields', async () => {
    type('Minust', 'Ujun.');
    const otherTab = await Outbox.open(MEMBER.id, 'test');
    const editedAt = '2026-11-20T13:00:00.000+02:00';
    await act(() => otherTab.add('editMyProfile', { input: { lastName: 'Kuusk', editedAt } }));
    await waitFor(() => expect(field('Perekonnanimi').value).toBe('Kuusk'));
    await save();
    await waitFor(async () => expect(await inputs()).toHaveLength(2));
    expect(await inputs()).toMatchObject([{ lastName: 'Kuusk' }, { bio: 'Ujun.' }]);
    expect((await inputs())[1]).not.toHaveProperty('lastName');
    expect([field('Perekonnanimi').value, field('Minust').value]).toEqual(['Kuusk', 'Ujun.']);
  });

  it('follows the profile again in a field she restored by typing', () => {
    type('Eesnimi', 'Kaja');
    type('Eesnimi', 'Mari');
    act(() => bring({ ...PROFILE, firstName: 'Liis' }));
    expect(field('Eesnimi').value).toBe('Liis');
  });

  it('does not send a field that meanwhile became what she typed', async () => {
    type('Eesnimi', 'Liis');
    act(() => bring({ ...PROFILE, firstName: 'Liis' }));
    type('Minust', 'Ujun.');
    await save();
    await waitFor(async () => expect(await inputs()).toHaveLength(1));
    expect((await inputs())[0]).not.toHaveProperty('firstName');
  });

  it('follows the profile again once saved, and never overwrites a newer text with the saved one', async () => {
    type('Eesnimi', 'Kaja');
    await save();
    await waitFor(async () => expect(await inputs()).toHaveLength(1));
    const [entry] = outbox.entries;
    await act(async () => entry && void (await outbox.drop(entry)));
    act(() => bring({ ...PROFILE, firstName: 'Liis' }));
    expect(field('Eesnimi').value).toBe('Liis');
    type('Minust', 'Ujun.');
    await save();
    await waitFor(async () => expect(await inputs()).toMatchObject([{ bio: 'Ujun.' }]));
    expect((await inputs())[0]).not.toHaveProperty('firstName');
  });

  it.each([
    ['QuotaExceededError', `${notSavedText.notSaved} ${sync.storageFull}`],
    ['UnknownError', marksText.notSaved],
  ])('says why it could not be stored: %s', async (name, words) => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('', name);
    });
    type('Eesnimi', 'Kaja');
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(field('Eesnimi').value).toBe('Kaja');
  });

  it('promise 2: keeps what she types while the rest is being saved', async () => {
    type('Eesnimi', 'Kaja');
    fireEvent.click(screen.getByRole('button', { name: 'Salvesta' }));
    type('Eesnimi', 'Kaja Liis');
    await screen.findByText('Salvestatud seadmesse');
    expect(field('Eesnimi').value).toBe('Kaja Liis');
    await save();
    await waitFor(async () =>
      expect(await inputs()).toMatchObject([{ firstName: 'Kaja' }, { firstName: 'Kaja Liis' }]),
    );
  });

  it('makes an edit later than everything this device has seen, whatever its clock says', async () => {
    const ahead = new Date(Date.now() + 20 * 3_600_000).toISOString();
    act(() => bring({ ...PROFILE, updatedAt: ahead }));
    for (const name of ['Kaja', 'Liis']) {
      type('Eesnimi', name);
      await save();
      await screen.findAllByText('Salvestatud seadmesse');
    }
    await waitFor(async () => expect(await inputs()).toHaveLength(2));
    const moments = (await inputs()).map((input) => Date.parse(input?.editedAt ?? '') - Date.parse(ahead));
    expect(moments).toEqual([1, 2]);
  });

  it('promise 2: keeps what she typed when she leaves the screen unsaved, and says so when she is back', async () => {
    const leftover = 'Muudatused on salvestamata.';
    type('Minust', 'Ujun.');
    expect(screen.queryByText(leftover)).toBeNull();
    cleanup();
    openPage(<Section />, { outbox });
    expect([field('Eesnimi').value, field('Minust').value]).toEqual(['Mari', 'Ujun.']);
    expect(screen.getByText(leftover)).toBeTruthy();
    await save();
    await waitFor(async () => expect(await inputs()).toMatchObject([{ bio: 'Ujun.' }]));
    await waitFor(() => expect(screen.queryByText(leftover)).toBeNull());
    expect(recallProfileDraft(MEMBER.id)).toEqual({});
  });

  it('keeps nothing of what was saved while she left', async () => {
    type('Eesnimi', 'Kaja');
    fireEvent.click(screen.getByRole('button', { name: 'Salvesta' }));
    cleanup();
    await waitFor(async () => expect(await inputs()).toHaveLength(1));
    await waitFor(() => expect(recallProfileDraft(MEMBER.id)).toEqual({}));
  });

  it('shows what she typed to no other member, and drops it when she signs out', () => {
    type('Minust', 'Ujun.');
    act(() => bring({ ...PROFILE, id: 'another-member' }));
    expect(field('Minust').value).toBe('');
    forgetMember(MEMBER.id);
    act(() => bring(PROFILE));
    expect(field('Minust').value).toBe('');
  });

  it('queues nothing if nothing was changed, and says so', async () => {
    await save();
    expect(await screen.findByText('Kõik on juba salvestatud.')).toBeTruthy();
    expect(await keptEntries()).toEqual([]);
  });
});
