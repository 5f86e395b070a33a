/** What she did on her phones, and what she was told of it: all that the promises are about. */
import type { PerformedSetInput, SessionInput } from '../../src/contract/documents.generated.ts';
import type { Mark } from '../../src/contract/marks/merge.ts';
import type { Entry } from '../../src/offline/entry.ts';

interface SessionContent extends Pick<SessionInput, 'id' | 'endDateTime'> {
  sets?: readonly Pick<PerformedSetInput, 'number'>[] | null;
}

export type Fate =
  /** She has asked for it and was told nothing yet; where the page was killed she never will be. */
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

export interface Logged {
  /** The effect that it has at the service; no other entry has the same. */
  what: string;
  /** A text by which its requests are known. */
  sign: string;
  /** What it is about; later entries on it may have to wait for it. */
  subject: string;
  phone: string;
  memberId: string;
  /** Name of the page on which she did it. */
  page: string;
  fate: Fate;
  /** Its place in the order of her outbox. */
  place?: number;
  /** The page showed her what she had last saved of the subject. */
  isInformed: boolean;
  /** True time at which she did it. */
  at: number;
  /** How far the phone's clock was ahead then, and how often it had been set. */
  clock: { aheadMs: number; sets: number };
  /** She was asked about its moment, and has said that it is right. */
  isAsked?: boolean;
  /** What she last gave for it; undefined where she may not have been told what became of a change. */
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
  readonly #byWhat = new Map<string, Logged>();
  /** How often each member has left each phone, or come to it. */
  readonly #eras = new Map<string, number>();

  ask(
    asked: Pick<
      Logged,
      'what' | 'sign' | 'subject' | 'phone' | 'memberId' | 'page' | 'isInformed' | 'at' | 'clock'
    >,
  ): Logged {
    const logged: Logged = { ...asked, fate: 'asked', mayBeReplaced: false, mayBeGone: false };
    if (asked.what.startsWith('mark'))
      for (const each of this.all)
        if (each.subject === asked.subject && each.phone === asked.phone && each.memberId === asked.memberId)
          each.mayBeReplaced = true;
    this.all.push(logged);
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
    const name = `${phone} ${memberId}`;
    this.#eras.set(name, (this.#eras.get(name) ?? 0) + 1);
  }

  /** Notes its place in the order of all that she does on the phone. */
  place(logged: Logged, seq: number): void {
    logged.place = (this.#eras.get(`${logged.phone} ${logged.memberId}`) ?? 0) * 1_000_000 + seq;
  }

  find(what: string): Logged | undefined {
    return this.#byWhat.get(what);
  }

  /** What she did that this entry brings. */
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
    case 'saveSession':
      return whatsOfSession(values.input as SessionInput);
    case 'deleteSession':
      return [`removed ${values.id}`];
    default:
      throw new Error(`No step logs ${kind}`);
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

/** Without its moment, which a wrong clock may change: no two marks of a schedule have the same value. */
export function whatOfMark({ kind, key, value }: Mark): string {
  return `mark ${kind}:${key} ${value}`;
}
