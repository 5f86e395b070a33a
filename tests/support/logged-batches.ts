/** Batches of every kind of mutation that a phone sends, and what a member has of them. */
import { randomUUID } from 'node:crypto';
import { completionId } from '../../contract/completion-id.ts';
import { CONSENT_TEXT_VERSION } from '../../contract/consent-texts.ts';
import { addDays, dayOf } from '../../contract/moments.ts';
import type { QueuedKind, QueuedVariables } from '../../contract/queued-mutations.ts';
import { batchRequest } from '../../src/offline/batch.ts';
import type { Entry } from '../../src/offline/entry.ts';
import { newEntry } from '../../src/offline/new-entry.ts';
import { callGraphql } from './graphql-call.ts';

const TRAINING = 'treening-public';
const REVISIONS = 4;
/** Before anything in the diaries of the demo members. */
const DAYS_AGO = 400;

/** Returns what makes the batches of a member, one after another; eight of them have every kind. */
export function batchesOf(memberId: string): () => Entry[] {
  const today = dayOf(new Date().toISOString());
  let [round, seq, lastAt] = [0, 0, Date.now()];
  let [session, measurement, completed] = [randomUUID(), '', ''];
  return () => {
    round += 1;
    lastAt = Math.max(lastAt + 1, Date.now());
    const [former, formerlyCompleted, now] = [measurement, completed, new Date(lastAt).toISOString()];
    const eventDateTime = `${addDays(today, -DAYS_AGO - round)}T08:00:00+02:00`;
    measurement = randomUUID();
    completed = eventDateTime;
    const entries: Entry[] = [];
    const log = <K extends QueuedKind>(kind: K, variables: QueuedVariables[K]) => {
      seq += 1;
      entries.push({ ...newEntry(kind, variables, { memberId, appVersion: 'test' }), seq } as Entry);
    };
    const revision = 1 + ((round - 1) % REVISIONS);
    const isNew = revision === 1;
    if (round === 1)
      for (const kind of ['MEASUREMENTS', 'TRAINING_NOTES'] as const)
        log('giveConsent', { kind, textVersion: CONSENT_TEXT_VERSION, givenAt: now });
    if (isNew && round % 8 === 5) log('deleteSession', { id: session });
    if (isNew) session = randomUUID();
    log('createMeasurement', { input: { id: measurement, weight: 60 + (round % 20), eventDateTime } });
    log('saveSession', {
      input: { id: session, revision, kind: 'WALK', name: 'Kõnd', effort: 1 + (round % 10), eventDateTime },
    });
    log('completeTraining', { id: TRAINING, eventDateTime });
    log('saveMarks', {
      input: [
        {
          kind: 'watch-position',
          key: `video-${round % 7}`,
          value: round % 5 === 0 ? null : JSON.stringify({ seconds: round }),
          changedAt: now,
        },
      ],
    });
    log('editMyProfile', { input: { firstName: `Mari ${round}`, bio: `Ring ${round}`, editedAt: now } });
    if (round % 3 === 0) log('deleteMeasurement', { id: former });
    if (round % 4 === 0)
      log('uncompleteTraining', {
        id: completionId(dayOf(formerlyCompleted), TRAINING, memberId),
        eventDateTime: formerlyCompleted,
      });
    return entries;
  };
}

/** The stored state of a member, by its subject (contract/queued-mutations.ts). */
export type LoggedState = Record<string, unknown>;

/** The state when these have been stored on top of it, each once. */
export function stateAfter(before: LoggedState, entries: readonly Entry[]): LoggedState {
  const state = new Map(Object.entries(before));
  for (const entry of entries) {
    const value = valueOf(entry);
    if (value === null) state.delete(entry.subject);
    else state.set(entry.subject, value);
  }
  return Object.fromEntries(state);
}

/** Null if nothing of its subject is left after it. */
function valueOf({ kind, variables }: Entry): unknown {
  switch (kind) {
    case 'createMeasurement':
      return variables.input.weight;
    case 'completeTraining':
      return variables.eventDateTime;
    case 'saveSession':
      return { revision: variables.input.revision, effort: variables.input.effort };
    case 'saveMarks':
      return variables.input[0].value;
    case 'giveConsent':
      return variables.textVersion;
    case 'editMyProfile':
      return { firstName: variables.input.firstName, bio: variables.input.bio };
    case 'deleteMeasurement':
    case 'uncompleteTraining':
    case 'deleteSession':
      return null;
  }
}

/** The server's data of a member. Throws if it names anything twice. */
export async function readState(url: string, token: string): Promise<LoggedState> {
  const state = new Map<string, unknown>();
  const note = (subject: string, value: unknown) => {
    if (state.has(subject)) throw new Error(`${subject} is there twice`);
    state.set(subject, value);
  };
  for await (const { id, ...event } of eventsOf(url, token, 'MEASUREMENT', 'MeasurementEvent { weight }'))
    note(`measurement:${id}`, event['weight']);
  for await (const { id, ...event } of eventsOf(
    url,
    token,
    'COMPLETEDTRAINING',
    'CompletedTraining { eventDateTime }',
  ))
    note(`completion:${id}`, event['eventDateTime']);
  for await (const { id, ...event } of eventsOf(url, token, 'SESSION', 'TrainingSession { revision effort }'))
    note(`session:${id}`, event);
  const { getMyMarks, getMyProfile } = await ask<Rest>(url, token, REST);
  for (const { kind, key, value } of getMyMarks.marks) if (value !== null) note(`mark:${kind}:${key}`, value);
  const { consents, firstName, bio } = getMyProfile;
  for (const { kind, textVersion } of consents) note(`consent:${kind}`, textVersion);
  if (firstName !== null || bio !== null) note('profile', { firstName, bio });
  return Object.fromEntries(state);
}

const REST = `{
  getMyMarks(limit: 500) { marks { kind key value } }
  getMyProfile { firstName bio consents { kind textVersion } }
}`;

interface Rest {
  getMyMarks: { marks: { kind: string; key: string; value: string | null }[] };
  getMyProfile: {
    firstName: string | null;
    bio: string | null;
    consents: { kind: string; textVersion: string }[];
  };
}

interface Page {
  getMyTimelineByType: { nextToken: string | null; events: ({ id: string } & Record<string, unknown>)[] };
}

async function* eventsOf(url: string, token: string, type: string, fields: string) {
  const query = `query ($nextToken: String) {
    getMyTimelineByType(type: "${type}", limit: 500, nextToken: $nextToken) { nextToken events { id ... on ${fields} } }
  }`;
  let nextToken: string | null = null;
  do {
    const page: Page = await ask<Page>(url, token, query, { nextToken });
    yield* page.getMyTimelineByType.events;
    ({ nextToken } = page.getMyTimelineByType);
  } while (nextToken !== null);
}

async function ask<Data>(url: string, token: string, query: string, variables: object = {}): Promise<Data> {
  const { data, errors, status } = await callGraphql(url, token, query, variables);
  if (data === null || errors.length > 0)
    throw new Error(`The server answered ${status} ${JSON.stringify(errors)}`);
  return data as Data;
}

/** Sends them together. False if the server gave no answer: nobody knows then if they are stored. Throws if any is refused. */
export async function sendBatch(url: string, token: string, entries: readonly Entry[]): Promise<boolean> {
  const { query, variables } = batchRequest(entries);
  const answer = await callGraphql(url, token, query, variables).catch(() => null);
  if (answer !== null && answer.errors.length > 0)
    throw new Error(`The server answered ${answer.status} ${JSON.stringify(answer.errors)}`);
  return answer !== null && answer.data !== null;
}

export function memberIn(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
}
