import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LibraryPageFragment } from '../../../../../contract/documents.generated.ts';
import { pageQuestion } from '../../../../../src/features/lessons/pages/pages.question.ts';
import { answerFromLibrary } from '../../../../../src/reading/answer-from-library.ts';
import { withLibrary } from '../../../../../src/library/library-database.ts';

const VIEWER = 'member-1';

const page = (key: string, id: string): LibraryPageFragment => ({
  __typename: 'CMSItem',
  task: null,
  drawing: null,
  key,
  id,
  value: `# ${id}`,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('pages in the library', () => {
  it('returns a key’s pages in order, with the time of the comparison', async () => {
    await withLibrary(VIEWER, async (database) => {
      await database.put('pages', [page('challenge', '01'), page('challenge', '02')], 'challenge');
      await database.put('state', { checkedAt: 1_000, groups: '' }, 'state');
    });
    expect(await answerFromLibrary(VIEWER, pageQuestion, { key: 'challenge' })).toEqual({
      data: { getCMS: [page('challenge', '01'), page('challenge', '02')] },
      extensions: { library: { asOf: 1_000 } },
    });
  });

  it('returns the one page that was requested', async () => {
    await withLibrary(VIEWER, (database) =>
      database.put('pages', [page('challenge', '01'), page('challenge', '02')], 'challenge'),
    );
    const answer = await answerFromLibrary(VIEWER, pageQuestion, { key: 'challenge', id: '02' });
    expect(answer?.data).toEqual({ getCMS: [page('challenge', '02')] });
  });

  it('leaves a key it lacks, and a page that is gone, to the network', async () => {
    await withLibrary(VIEWER, (database) => database.put('pages', [page('about', 'meist')], 'about'));
    expect(await answerFromLibrary(VIEWER, pageQuestion, { key: 'nutrition.course' })).toBeUndefined();
    expect(await answerFromLibrary(VIEWER, pageQuestion, { key: 'about', id: 'x' })).toBeUndefined();
  });

  it('never gives one viewer what is stored for another', async () => {
    await withLibrary(VIEWER, (database) =>
      database.put('pages', [page('nutrition.plan', '1')], 'nutrition.plan'),
    );
    expect(await answerFromLibrary('visitor', pageQuestion, { key: 'nutrition.plan' })).toBeUndefined();
  });
});
