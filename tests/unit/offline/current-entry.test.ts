import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../contract/moments.ts';
import { QUEUED_MUTATIONS } from '../../../contract/queued-mutations.ts';
import { currentEntry } from '../../../src/offline/current-entry.ts';
import type { Entry } from '../../../src/offline/entry.ts';

/** An entry as the first release wrote it to the disk. */
function firstRelease(kind: string, variables: object, shown?: object): Entry {
  const rest = { seq: 1, id: 'e', subject: 's', state: 'waiting', hasPhoto: false, attempts: 0 };
  const row = { ...rest, kind, version: 1, variables, shown, createdAt: Date.parse('2026-11-20T16:00:00Z') };
  return row as unknown as Entry;
}

describe('an entry that an older build stored', () => {
  it('takes back the completion that its screen showed', () => {
    const moment = '2026-11-20T08:00:00+02:00';
    const entry = firstRelease('uncompleteTraining', { id: 'c' }, { eventDateTime: moment });
    expect(currentEntry(entry)).toMatchObject({ version: 2, variables: { id: 'c', eventDateTime: moment } });
  });

  it('takes back the completion that is there if its screen did not know which', () => {
    expect(currentEntry(firstRelease('uncompleteTraining', { id: 'c' }))).toMatchObject({
      version: 2,
      variables: { id: 'c' },
    });
  });

  it('edits the profile as of the moment when it was stored', () => {
    const entry = firstRelease('editMyProfile', { input: { firstName: 'Mari', bio: '' } });
    const editedAt = momentOf(new Date('2026-11-20T16:00:00Z'));
    expect(currentEntry(entry).variables).toEqual({ input: { firstName: 'Mari', bio: '', editedAt } });
  });

  it('is converted once; one of a newer build or of an unchanged kind stays as it is', () => {
    const once = currentEntry(firstRelease('editMyProfile', { input: { firstName: 'Mari' } }));
    expect(currentEntry(once)).toBe(once);
    const newer = { ...once, version: QUEUED_MUTATIONS.editMyProfile.version + 1 };
    const unchanged = firstRelease('deleteMeasurement', { id: 'm' });
    expect([currentEntry(newer), currentEntry(unchanged)]).toEqual([newer, unchanged]);
  });
});
