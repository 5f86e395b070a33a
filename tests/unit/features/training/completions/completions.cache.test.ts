/** The completions on her screens that the service has taken, without asking it again. */
import { beforeEach, describe, expect, it } from 'vitest';
import { absorbReceipts } from '../../../../../src/app/graphql/absorb-receipts.ts';
import { completionId } from '../../../../../contract/completion-id.ts';
import { dayOf, monthOf } from '../../../../../contract/moments.ts';
import {
  completionsWithEntries,
  trainingNamed,
} from '../../../../../src/features/training/completions/completions-with-entries.ts';
import {
  completionQuestion,
  completionsQuestion,
  monthsCompletionsQuestion,
} from '../../../../../src/features/training/completions/completions.question.ts';
import type { Question } from '../../../../../src/reading/question.ts';
import {
  type Answers,
  beginOnEmptyDevice,
  openCachedClient,
  receipt,
  timeline,
} from '../../../../support/cached-client.ts';
import { untilKept } from '../../../../support/paged-diary.ts';
import { entryOf, MEMBER } from '../../entry-arbitraries.ts';

const EIGHT = '2026-11-30T08:00:00+02:00';
const TEN = '2026-11-30T10:00:00+02:00';
const NOON = '2026-11-30T12:00:00+02:00';
const YESTERDAY = '2026-11-29T08:00:00+02:00';
const NEXT_MONTH = '2026-12-01T08:00:00+02:00';

type Device = ReturnType<typeof openCachedClient>;

const idOf = (moment: string) => completionId(dayOf(moment), 't1', MEMBER.id);
const completion = (moment: string) => ({
  __typename: 'CompletedTraining' as const,
  id: idOf(moment),
  eventDateTime: moment,
  owner: { __typename: 'EventOwner' as const, email: MEMBER.email },
  training: trainingNamed('Kükk', 't1', EIGHT),
});
/** The service goes on showing the first of a day. */
const done = (moment: string, first = moment) =>
  receipt('completeTraining', { id: 't1', eventDateTime: moment }, completion(first));
const undone = (moment: string, id = idOf(moment)) =>
  receipt('uncompleteTraining', { id, eventDateTime: moment }, id);

/** Moments as each of her screens has them. */
async function shownOn({ client }: Device) {
  const read = async <Given extends readonly unknown[], Answer>(
    question: Question<Given, Answer>,
    ...given: Given
  ): Promise<Answer | undefined> => {
    const variables = question.variablesOf(...given);
    const { data } = await client.query(question.document, variables, { requestPolicy: 'cache-only' });
    return data === undefined ? undefined : question.answerOf([data]);
  };
  const moments = (list: readonly { eventDateTime: string }[] | undefined) =>
    list?.map(({ eventDateTime }) => eventDateTime);
  return {
    november: moments(await read(monthsCompletionsQuestion, '2026-11')),
    december: moments(await read(monthsCompletionsQuestion, '2026-12')),
    all: moments(await read(completionsQuestion)),
    today: (await read(completionQuestion, 't1', dayOf(EIGHT)))?.eventDateTime,
  };
}

const answers = (moment?: string): Answers => ({
  CalendarScreen_Completions: ({ type }: { type: string }) =>
    timeline(moment && type.endsWith(monthOf(moment)) ? [completion(moment)] : []),
  ProgramsScreen_Completions: timeline(moment ? [completion(moment)] : []),
  TrainingScreen_Completion: { hasCompletedTrainingOnDate: moment ? completion(moment) : null },
});

const ask = async ({ client }: Device) => {
  const { document } = monthsCompletionsQuestion;
  const fresh = { requestPolicy: 'network-only' } as const;
  for (const month of ['2026-11', '2026-12'])
    await client.query(document, monthsCompletionsQuestion.variablesOf(month), fresh);
  await client.query(completionsQuestion.document, completionsQuestion.variablesOf(), fresh);
  const ofDay = completionQuestion.variablesOf('t1', dayOf(EIGHT));
  await client.query(completionQuestion.document, ofDay, fresh);
};

const take = (device: Device, ...receipts: ReturnType<typeof receipt>[]) =>
  absorbReceipts(device.storage, device.outbox, receipts);

const only = (moment: string) => ({ november: [moment], december: [], all: [moment], today: moment });
const NOTHING = { november: [], december: [], all: [], today: undefined };

describe('promise 5: a training done at eight', () => {
  let device: Device;
  let service: Answers;
  beforeEach(async () => {
    beginOnEmptyDevice();
    service = answers(EIGHT);
    device = openCachedClient(service);
    await ask(device);
  });

  it('stays done when it is moved within its day, and once more', async () => {
    await take(device, done(TEN, EIGHT), undone(EIGHT));
    expect(await shownOn(device)).toEqual(only(TEN));
    await take(device, done(NOON, TEN), undone(TEN));
    expect(await shownOn(device)).toEqual(only(NOON));
  });

  it('is done at the later time from when that is taken, while the former waits to be taken back', async () => {
    await take(device, done(TEN, EIGHT));
    const { november = [] } = await shownOn(device);
    const waiting = entryOf('uncompleteTraining', { id: idOf(EIGHT), eventDateTime: EIGHT });
    const shown = completionsWithEntries(november.map(completion), [waiting], MEMBER);
    expect(shown.map((each) => each.completion.eventDateTime)).toEqual([TEN]);
  });

  it('stays done when its day is read between the two, as the service has it then', async () => {
    await take(device, done(TEN, EIGHT));
    await ask(device);
    expect(await shownOn(device)).toEqual(only(EIGHT));
    await take(device, undone(EIGHT));
    expect(await shownOn(device)).toEqual(only(TEN));
  });

  it('stays done after a start without a network between the two, and after both', async () => {
    await take(device, done(TEN, EIGHT));
    await untilKept(device);
    const next = openCachedClient({});
    await take(next, undone(EIGHT));
    await untilKept(next);
    expect(await shownOn(next)).toEqual(only(TEN));
    const last = openCachedClient({});
    await last.storage.hydrated;
    expect(await shownOn(last)).toEqual(only(TEN));
  });

  it('stays done in another tab, which is given both again', async () => {
    const other = openCachedClient(service);
    await ask(other);
    const moved = [done(TEN, EIGHT), undone(EIGHT)];
    for (const tab of [device, other, device]) await take(tab, ...moved);
    expect(await Promise.all([device, other].map(shownOn))).toEqual([only(TEN), only(TEN)]);
  });

  it('is gone when it is taken back after it was moved, and done anew at no other time', async () => {
    await take(device, done(TEN, EIGHT), undone(EIGHT), undone(TEN));
    expect(await shownOn(device)).toEqual(NOTHING);
    await take(device, done(NOON));
    expect(await shownOn(device)).toEqual(only(NOON));
    await take(device, undone(NOON));
    expect(await shownOn(device)).toEqual(NOTHING);
  });

  it('stays where only the other time is taken back, and goes then with its own', async () => {
    await take(device, done(TEN, EIGHT), undone(TEN));
    expect(await shownOn(device)).toEqual(only(EIGHT));
    await take(device, undone(EIGHT));
    expect(await shownOn(device)).toEqual(NOTHING);
  });

  it('is done at no time that was taken back on another phone, once the service says so', async () => {
    await take(device, done(TEN, EIGHT));
    Object.assign(service, answers());
    await ask(device);
    await take(device, done(NOON), undone(NOON));
    expect(await shownOn(device)).toEqual(NOTHING);
  });

  it('goes to another day', async () => {
    await take(device, done(YESTERDAY), undone(EIGHT));
    const moved = { november: [YESTERDAY], december: [], all: [YESTERDAY], today: undefined };
    expect(await shownOn(device)).toEqual(moved);
  });

  it('goes to another month, and back', async () => {
    await take(device, done(NEXT_MONTH), undone(EIGHT));
    const moved = { november: [], december: [NEXT_MONTH], all: [NEXT_MONTH], today: undefined };
    expect(await shownOn(device)).toEqual(moved);
    await take(device, done(TEN), undone(NEXT_MONTH));
    expect(await shownOn(device)).toEqual(only(TEN));
  });

  it('is gone with all its times where an older build takes back the day', async () => {
    const id = idOf(EIGHT);
    await take(device, done(TEN, EIGHT), receipt('uncompleteTraining', { id }, id));
    expect(await shownOn(device)).toEqual(NOTHING);
  });
});
