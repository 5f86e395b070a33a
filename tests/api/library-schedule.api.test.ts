/** A month with more trainings in its timetable than one answer of the service holds, on a phone without a network. */
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addDays, monthOf } from '../../contract/moments.ts';
import { scheduleQuestion } from '../../src/features/training/schedule/schedule.question.ts';
import { withLibrary } from '../../src/library/library-database.ts';
import { LibraryService } from '../../src/library/library-service.ts';
import { refreshLibrary } from '../../src/library/refresh-library.ts';
import { SAMPLE_CONTENT } from '../support/sample-content.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const TIMES = ['07:00', '10:00', '18:00', '20:00'];
/** The week of 1 December began in November. */
const MONTHS = ['2026-11', '2026-12', '2027-01'];

let server: TestServer;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  const weekdays = Array.from({ length: 7 }, (_, day) => day + 1);
  const schedule = weekdays.flatMap((weekday) =>
    TIMES.map((time) => ({ week: 0, weekday, time, trainingId: 'treening-public', liveUrl: null })),
  );
  server = await startTestServer({ content: { ...SAMPLE_CONTENT, schedule } });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

it('promise 8: is there to its last evening', async () => {
  const service = new LibraryService({ endpoint: `${server.url}/graphql`, token: undefined });
  await refreshLibrary({ id: 'visitor', groups: [], hasFood: false }, service);
  for (const month of MONTHS) {
    const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index)).filter(
      (day) => monthOf(day) === month,
    );
    const answer = await withLibrary('visitor', async (library) =>
      scheduleQuestion.fromLibrary?.(library, scheduleQuestion.variablesOf(month)),
    );
    const shown = scheduleQuestion.answerOf([answer])?.map(({ eventDateTime }) => eventDateTime.slice(0, 16));
    expect(shown).toEqual(days.flatMap((day) => TIMES.map((time) => `${day}T${time}`)));
  }
});
