/** Ends on this device the data that a withdrawal whose answer was lost has ended on the server. */
import type { Client } from '@urql/core';
import {
  type MemberProfileFragment,
  SettingsScreen_WithdrawConsentDocument,
} from '../../../../contract/documents.generated.ts';
import { registerOf } from '../../../offline/mark-register.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import type { Consent } from '../../../platform/consents/consents-with-entries.ts';
import { marksBehind, type MarksBehind } from '../../../platform/marks/end-marks-behind.ts';
import { forgetBehind } from './forget-behind.ts';
import { profileQuestion } from './settings.question.ts';
import { dropWithdrawalNote, listWithdrawalNotes, type WithdrawalNote } from './withdrawal-note.ts';

/** Within it a request that got no answer may still arrive. */
const ON_ITS_WAY_MS = 5 * 60_000;

/** Returns the consents found withdrawn; if the server cannot be asked, that is none, and the notes stay. */
export async function settleWithdrawals(client: Client, outbox: Outbox): Promise<readonly WithdrawalNote[]> {
  const { memberId } = outbox;
  const profile = listWithdrawalNotes(memberId).length > 0 ? await askProfile(client) : undefined;
  if (!profile) return [];
  // Read now: she may have signed out meanwhile, and all her notes are gone.
  const notes = listWithdrawalNotes(memberId).filter((note) => !isBeingGiven(outbox, note));
  const gone = notes.filter((note) => !stands(note, profile.consents));
  for (const note of gone) await forgetWithdrawn(client, outbox, { note, profile });
  const mayArrive = ({ askedAt }: WithdrawalNote) => Date.now() - askedAt < ON_ITS_WAY_MS;
  for (const note of notes) if (gone.includes(note) || !mayArrive(note)) dropWithdrawalNote(memberId, note);
  return gone;
}

/** Undefined if the server does not answer: without a network graphcache does, and its answer may be older than the consent. */
async function askProfile(client: Client): Promise<MemberProfileFragment | undefined> {
  const asked = client.query(profileQuestion.document, profileQuestion.variablesOf(), {
    requestPolicy: 'network-only',
  });
  const { data, error, operation } = await asked.toPromise();
  const isOfDevice = operation.context.requestPolicy === 'cache-only';
  return !error && !isOfDevice && data ? profileQuestion.answerOf([data]) : undefined;
}

async function forgetWithdrawn(
  client: Client,
  outbox: Outbox,
  { note, profile }: { note: WithdrawalNote; profile: MemberProfileFragment },
): Promise<void> {
  const { kind, givenAt, askedAt } = note;
  // As the answer that was lost, so that the cache forgets what its updater takes out: no request is made.
  const fetch = async () =>
    new Response(JSON.stringify({ data: { withdrawConsent: profile } }), {
      headers: { 'Content-Type': 'application/json' },
    });
  await client.mutation(SettingsScreen_WithdrawConsentDocument, { kind, givenAt }, { fetch }).toPromise();
  await registerOf(outbox).ready;
  await forgetBehind(outbox, kind, { behind: earlierBehind(outbox, note), askedAt });
}

/** One that was given since is another, under which nothing of before counts. */
function stands({ kind, givenAt, askedAt }: WithdrawalNote, consents: readonly Consent[]): boolean {
  return consents.some((consent) => {
    const at = Date.parse(consent.givenAt);
    return consent.kind === kind && (at <= askedAt || at === Date.parse(givenAt));
  });
}

/** The server does not know a consent that waits here: it is neither withdrawn nor standing. */
function isBeingGiven({ entries }: Outbox, { kind }: WithdrawalNote): boolean {
  return entries.some((entry) => entry.kind === 'giveConsent' && entry.variables.kind === kind);
}

/** Anything she has set since she asked may be under a new consent. */
function earlierBehind(outbox: Outbox, { kind, askedAt }: WithdrawalNote): MarksBehind {
  const { kept, entries } = marksBehind(outbox, kind);
  return {
    kept: kept.filter(({ changedAt }) => Date.parse(changedAt) <= askedAt),
    entries: entries.filter(({ createdAt }) => createdAt <= askedAt),
  };
}
