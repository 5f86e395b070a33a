/** Effort and note of one phone, and a change by another that did not know of them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => server.close());

const FIELDS = 'revision eventDateTime minutes effort note';
const WALK = {
  revision: 2,
  kind: 'WALK',
  eventDateTime: '2026-11-20T08:05:00+02:00',
  minutes: 45,
  effort: null,
  note: null,
};
const WRITTEN = { ...WALK, effort: 7, note: 'Põlv andis tunda.' };

/** What stands after these have come, one after the other. */
async function standing(revisions: object[]): Promise<unknown> {
  const member = await server.signedIn();
  await member.ask('mutation { giveConsent(kind: TRAINING_NOTES, textVersion: "2026-11-20") { id } }');
  const id = randomUUID();
  for (const revision of revisions) {
    await member.ask('mutation ($input: SessionInput!) { saveSession(input: $input) { id } }', {
      input: { id, ...revision },
    });
  }
  const { data } = await member.ask(
    `{ getMyTimelineByType(type: "SESSION", limit: 9) { events { ... on TrainingSession { ${FIELDS} } } } }`,
  );
  return (data?.['getMyTimelineByType'] as { events: unknown[] }).events[0];
}

// Their digests decide which of the two stands.
it.each([45, 46, 47, 48, 49, 50])(
  'a note stays where another phone moved the training meanwhile, whichever comes first and however often (%i min)',
  async (minutes) => {
    const moved = { ...WALK, eventDateTime: '2026-11-19T08:05:00+02:00', minutes };
    const one = await standing([moved, WRITTEN, moved]);
    expect(one).toMatchObject({ effort: WRITTEN.effort, note: WRITTEN.note });
    expect(await standing([WRITTEN, moved])).toEqual(one);
    expect(await standing([WRITTEN, moved, WRITTEN])).toEqual(one);
  },
);

it('a note that she clears is gone, whatever comes late', async () => {
  const moved = { ...WALK, minutes: 50 };
  const cleared = await standing([moved, WRITTEN, { ...WALK, revision: 3 }, WRITTEN]);
  expect(cleared).toMatchObject({ revision: 3, effort: null, note: null });
});
