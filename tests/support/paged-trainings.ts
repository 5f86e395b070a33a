/** Her trainings as the service lists them, in pages of three: newest first, and of one moment by their ids. */
import { CALENDAR_PAGE_LIMIT } from '../../contract/limits.ts';
import { addDays } from '../../contract/moments.ts';
import { sessionOfInput } from '../../src/features/training/sessions/sessions-with-entries.ts';
import { sessionsQuestion } from '../../src/features/training/sessions/sessions.question.ts';
import { type Answers, openCachedClient, receipt, timeline } from './cached-client.ts';
import { type ReadList, readList } from './paged-diary.ts';

const PAGE_SIZE = 3;

export interface Training {
  id: string;
  /** Counted from a first one. */
  day: number;
  revision: number;
}

/** One for each day, newest first: `s5`, `s4` … `s1`. */
export const trainingsDownFrom = (newest: number): Training[] =>
  Array.from({ length: newest }, (_, index) => newest - index).map((day) => ({
    id: `s${day}`,
    day,
    revision: 1,
  }));

type Place = Pick<Training, 'id' | 'day'>;

function isEarlier(one: Place, other: Place): boolean {
  return one.day < other.day || (one.day === other.day && one.id < other.id);
}

/** As the service has them in order. */
export function inOrder(trainings: Iterable<Training>): Training[] {
  return [...trainings].sort((one, other) => (isEarlier(one, other) ? 1 : -1));
}

/** The service with these, for so many questions; then there is no network. */
export function pagesOfTrainings(stored: Iterable<Training>, pageCount = Infinity): Answers {
  let asked = 0;
  const all = inOrder(stored);
  return {
    CalendarScreen_EverySession({ nextToken, limit }: { nextToken?: string; limit: number }) {
      asked += 1;
      if (asked > pageCount || limit !== CALENDAR_PAGE_LIMIT) throw new TypeError('Load failed');
      // A token names a place in the order, whether or not what stood there is still there.
      const after = nextToken === undefined ? undefined : (JSON.parse(nextToken) as Place);
      const left = after ? all.filter((each) => isEarlier(each, after)) : all;
      const page = left.slice(0, PAGE_SIZE);
      const end = page.at(-1);
      const token = end && left.length > PAGE_SIZE ? tokenAfter(end) : null;
      return timeline(page.map(answerOf), token);
    },
  };
}

/** Leads to the page after the one that ends with this training. */
export function tokenAfter({ id, day }: Place): string {
  return JSON.stringify({ id, day });
}

/** One moment is written in several offsets: as text these are in another order. */
const OFFSETS = [
  { text: '+02:00', hours: 2 },
  { text: '-09:00', hours: -9 },
  { text: '+13:00', hours: 13 },
];

function momentOfTraining({ id, day }: Training): string {
  const { text, hours } = OFFSETS[Number(id.slice(1)) % OFFSETS.length] ?? { text: 'Z', hours: 0 };
  const hour = 12 + hours;
  const date = addDays('2026-01-01', day + Math.floor(hour / 24));
  return `${date}T${String(hour % 24).padStart(2, '0')}:00:00${text}`;
}

/** As the service answers with it. */
export function answerOf(training: Training) {
  const { id, revision } = training;
  const eventDateTime = momentOfTraining(training);
  return sessionOfInput({
    id,
    revision,
    kind: 'WALK',
    eventDateTime,
    endDateTime: eventDateTime,
    minutes: 60,
  });
}

/** As the sender leaves it once the service has stored this training. */
export function trainingSaved(training: Training) {
  return receipt('saveSession', { input: { id: training.id } }, answerOf(training));
}

export function trainingDeleted(id: string) {
  return receipt('deleteSession', { id }, id);
}

export function readTrainings(device: ReturnType<typeof openCachedClient>): Promise<ReadList> {
  return readList(device, sessionsQuestion, 'network-only');
}

/** The list that this device can read when it is started without a network. */
export function readTrainingsOffline(memberId?: string): Promise<ReadList> {
  return readList(openCachedClient({}, '1', memberId), sessionsQuestion, 'cache-only');
}
