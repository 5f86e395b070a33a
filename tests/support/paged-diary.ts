/** A diary that the service answers in pages of three, newest first, and what a device without a network can read of it. */
import { measurementsQuestion } from '../../src/features/diary/measurements/measurements.question.ts';
import type { Question } from '../../src/reading/question.ts';
import { readFurtherPages } from '../../src/reading/read-question.ts';
import { type Answers, measurement, openCachedClient, timeline } from './cached-client.ts';

const PAGE_SIZE = 3;
const OPERATION = 'DiaryScreen_Measurements';

type Device = ReturnType<typeof openCachedClient>;

/** Newest first: `m5`, `m4` … `m1`. */
export const idsDownFrom = (newest: number) =>
  Array.from({ length: newest }, (_, index) => `m${newest - index}`);

/** The service with these measurements, for so many questions; then there is no network. */
export function pagesOf(ids: readonly string[], pageCount = Infinity): Answers {
  let asked = 0;
  return {
    [OPERATION]({ nextToken }: { nextToken?: string }) {
      asked += 1;
      if (asked > pageCount) throw new TypeError('Load failed');
      // A token says after which the next page begins, whether or not that one is still there.
      const begin =
        nextToken === undefined ? 0 : ids.filter((id) => placeOf(id) >= placeOf(nextToken)).length;
      const page = ids.slice(begin, begin + PAGE_SIZE);
      return timeline(page.map(measurement), begin + PAGE_SIZE < ids.length ? (page.at(-1) ?? null) : null);
    },
  };
}

const placeOf = (id: string) => Number(id.slice(1));

export interface ReadList {
  ids: readonly string[];
  isWhole: boolean;
}

/** Reads as screens do: the first page, then those after it. */
export async function readList(
  { client }: Device,
  question: Question<[], readonly { id: string }[]>,
  requestPolicy: 'network-only' | 'cache-only',
): Promise<ReadList> {
  const variables = question.variablesOf();
  const { data } = await client.query(question.document, variables, { requestPolicy }).toPromise();
  if (!data) return { ids: [], isWhole: false };
  const rest = await readFurtherPages(client, question, variables, question.nextTokenOf(data));
  const events = question.answerOf([data, ...rest.pages]) ?? [];
  return { ids: events.map(({ id }) => id), isWhole: rest.isWhole };
}

export function readDiary(device: Device, requestPolicy: 'network-only' | 'cache-only'): Promise<ReadList> {
  return readList(device, measurementsQuestion, requestPolicy);
}

/** Resolves when everything is on the disk. */
export async function untilKept({ storage }: Device): Promise<void> {
  // Graphcache hands over what it has written in the task that follows.
  await new Promise((resolve) => setTimeout(resolve));
  await storage.flushed();
}

/** The list that this device can read when it is started without a network. */
export function readOffline(memberId?: string): Promise<ReadList> {
  return readDiary(openCachedClient({}, '1', memberId), 'cache-only');
}
