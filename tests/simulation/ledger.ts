/** Her acts on her phones, and the answers that she was given: all that the promises are about. */
import type { PerformedSetInput, SessionInput } from '../../contract/documents.generated.ts';
import type { ConsentKind } from '../../contract/enumerations.ts';
import { MARK_KINDS } from '../../contract/marks/mark-kinds.generated.ts';
import type { Mark } from '../../contract/marks/merge.ts';
import type { QueuedVariables } from '../../contract/queued-mutations.ts';
import { PROFILE_FIELDS, type ProfileField } from '../../src/features/account/settings/edit-profile.ts';
import type { Entry } from '../../src/offline/entry.ts';

interface SessionContent extends Pick<SessionInput, 'id' | 'endDateTime'> {
  sets?: readonly Pick<PerformedSetInput, 'number'>[] | null;
}

export type Fate =
  /** She has asked for it and was told nothing yet; if the page was killed she never will be. */
  | 'asked'
  /** She was told that it is saved. */
  | 'saved'
  /** She was told that it is not. */
  | 'not saved'
  /** She has asked to take it back. */
  | 'being dropped'
  /** She was told that it is taken back. */
  | 'dropped'
  /** She has given it up at a sign-out. */
  | 'given up';

/** She has withdrawn a consent: by a request of its own, so that no entry says so. */
export interface Withdrawal {
  memberId: string;
  consent: ConsentKind;
  phone: string;
  isInformed: boolean;
  /** By the service's clock. */
  withdrawnAt: number;
}

export interface Logged {
  /** The effect that it has at the service; no other entry has the same. */
  what: string;
  /** A text by which its requests are known. */
  sign: string;
  /** Its subject; later entries on it may have to wait for it. */
  subject: string;
  phone: string;
  memberId: string;
  /** Name of the page on which she did it. */
  page: string;
  fate: Fate;
  /** Its place in the order of her outbox. Unknown if she was told of it on a page that slept while she left or came. */
  place?: number;
  /** The number of times she had left the phone or come to it when she asked. */
  era: number;
  /** The page showed her what she had last saved of the subject. */
  isInformed: boolean;
  /** True time at which she did it. */
  at: number;
  /** The lead of the phone's clock then, and the number of times it had been set. */
  clock: { aheadMs: number; sets: number };
  /** She was asked about its moment, and has said that it is right. */
  isAsked?: boolean;
  /** Her last figures for it; undefined if she may not have been told the outcome of a change. */
  figures?: string | undefined;
  hasPhoto?: boolean;
  /** It was seen on the disk, as an entry, as a receipt or in the cache. */
  isKept?: boolean;
  /** Its phone has lost it. */
  isPhotoLost?: boolean;
  /** True time until which she can take it back. */
  heldUntil?: number;
  /** A newer one of its subject is enough, and may stand for it. */
  mayBeReplaced: boolean;
  /** She has signed out since, and what the service has may be gone from the phone. */
  mayBeGone: boolean;
}

export class Ledger {
  readonly all: Logged[] = [];
  /** Subjects that were refused, edited or have a photo, so that others may overtake them. */
  readonly overtaken = new Set<string>();
  /** On consents. */
  readonly #words: (Logged | Withdrawal)[] = [];
  readonly #byWhat = new Map<string, Logged>();
  /** The number of times each member has left each phone, or come to it. */
  readonly #eras = new Map<string, number>();

  ask(
    asked: Pick<
      Logged,
      'what' | 'sign' | 'subject' | 'phone' | 'memberId' | 'page' | 'isInformed' | 'at' | 'clock'
    >,
  ): Logged {
    const era = this.#eraOf(asked);
    const logged: Logged = { ...asked, era, fate: 'asked', mayBeReplaced: false, mayBeGone: false };
    if (isState(asked.what))
      for (const each of this.of(asked.phone, asked.memberId))
        if (thingOf(each.what) === thingOf(asked.what)) each.mayBeReplaced = true;
    this.all.push(logged);
    if (asked.what.startsWith('given')) this.#words.push(logged);
    this.#byWhat.set(asked.what, logged);
    return logged;
  }

  /** She leaves the phone: what the service has goes from there, and her pages close, on which she could take back. */
  leave(phone: string, memberId: string): void {
    for (const each of this.of(phone, memberId)) each.mayBeGone = true;
    this.come(phone, memberId);
  }

  /** Her outbox may be another from then on, which numbers its entries from one again. */
  come(phone: string, memberId: string): void {
    this.#eras.set(`${phone} ${memberId}`, this.#eraOf({ phone, memberId }) + 1);
  }

  /** Notes its place in the order of all that she does on the phone. */
  place(logged: Logged, seq: number): void {
    if (logged.era === this.#eraOf(logged)) logged.place = logged.era * 1_000_000 + seq;
  }

  #eraOf({ phone, memberId }: Pick<Logged, 'phone' | 'memberId'>): number {
    return this.#eras.get(`${phone} ${memberId}`) ?? 0;
  }

  /** All data under the consent ends, on all her phones; waiting entries of it may be refused or dropped. */
  withdraw(withdrawal: Withdrawal): void {
    const { memberId, consent } = withdrawal;
    const kinds = MARK_KINDS.filter((kind) => kind.consent === consent);
    const isUnder = (subject: string) =>
      subject === `consent:${consent}` || kinds.some(({ name }) => subject.startsWith(`mark:${name}:`));
    for (const each of this.all)
      if (each.memberId === memberId && isUnder(each.subject)) {
        each.mayBeReplaced = true;
        if (each.what.startsWith('mark')) this.overtaken.add(each.subject);
      }
    this.#words.push(withdrawal);
  }

  /** Her consents and withdrawals of one kind, in order. */
  wordsOn(memberId: string, kind: ConsentKind): (Logged | Withdrawal)[] {
    return this.#words.filter(
      (word) =>
        word.memberId === memberId &&
        ('what' in word
          ? word.subject === `consent:${kind}` && word.fate !== 'not saved'
          : word.consent === kind),
    );
  }

  lastWordOn(memberId: string, kind: ConsentKind): Logged | Withdrawal | undefined {
    return this.wordsOn(memberId, kind).at(-1);
  }

  /** The changes of a thing that may have been saved. */
  allOf(memberId: string, thing: string): Logged[] {
    return this.all.filter(
      ({ memberId: owner, what, fate }) =>
        owner === memberId && thingOf(what) === thing && fate !== 'not saved',
    );
  }

  lastOf(memberId: string, thing: string): Logged | undefined {
    return this.allOf(memberId, thing).at(-1);
  }

  find(what: string): Logged | undefined {
    return this.#byWhat.get(what);
  }

  /** Her acts that this entry brings. */
  in(entry: Pick<Entry, 'kind' | 'variables'>): Logged[] {
    return whatsOf(entry).flatMap((what) => this.find(what) ?? []);
  }

  of(phone: string, memberId: string): Logged[] {
    return this.all.filter((each) => each.phone === phone && each.memberId === memberId);
  }
}

/** The effects that an entry has at the service: a session brings all that she has done in it so far. */
export function whatsOf({ kind, variables }: Pick<Entry, 'kind' | 'variables'>): string[] {
  const values = variables as { id?: string; eventDateTime?: string; input?: unknown };
  switch (kind) {
    case 'createMeasurement':
      return [`created ${(values.input as { id: string }).id}`];
    case 'deleteMeasurement':
      return [`deleted ${values.id}`];
    case 'completeTraining':
      return [`done ${values.id} ${values.eventDateTime}`];
    case 'uncompleteTraining':
      return [`undone ${values.id?.split('_')[1]} ${values.eventDateTime}`];
    case 'saveMarks':
      return [whatOfMark((values.input as [Mark])[0])];
    case 'giveConsent':
      return [whatOfConsent(values as QueuedVariables['giveConsent'])];
    case 'editMyProfile': {
      const edit = values.input as QueuedVariables['editMyProfile']['input'];
      return PROFILE_FIELDS.filter((field) => edit[field] !== undefined).map((field) =>
        whatOfEdit(field, edit),
      );
    }
    case 'saveSession':
      return whatsOfSession(values.input as SessionInput);
    case 'deleteSession':
      return [`removed ${values.id}`];
  }
}

/** That it began, each of its sets, and that it has ended. */
export function whatsOfSession({ id, sets, endDateTime }: SessionContent): string[] {
  return [
    `began ${id}`,
    ...(sets ?? []).map(({ number }) => `set ${id} ${number}`),
    ...(endDateTime ? [`ended ${id}`] : []),
  ];
}

/** True if it sets a lasting state: a mark, a field of her profile or a consent. */
export const isState = (what: string) => /^(?:mark|edited|given) /.test(what);

/** Its subject, as `edited bio`. */
export const thingOf = (what: string) => what.slice(0, what.lastIndexOf(' '));

/** Each consent of a schedule is to a wording of its own. */
export function whatOfConsent({
  kind,
  textVersion,
}: Pick<QueuedVariables['giveConsent'], 'kind' | 'textVersion'>): string {
  return `given ${kind} ${textVersion}`;
}

/** No two edits of a schedule have the same text. */
export function whatOfEdit(field: ProfileField, edit: Partial<Record<ProfileField, string | null>>): string {
  return `edited ${field} ${edit[field]}`;
}

/**
 * Without its moment, which a wrong clock may change: no two marks of a schedule have the same value. Nothing but a withdrawal ends one,
 * more than once perhaps.
 */
export function whatOfMark({ kind, key, value, changedAt }: Mark): string {
  return `mark ${kind}:${key} ${value ?? `ended-${changedAt}`}`;
}
