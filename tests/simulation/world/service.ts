/**
 * The service as far as a phone can tell: small enough to be obviously right, and compared with the real one by
 * `service.test.ts`. An answer's fields beside ids are left out, for nothing of the outbox reads them.
 */
import { whatOfConsent, whatOfEdit, whatOfMark, whatsOfSession } from '../ledger.ts';
import { CLOCK_TOLERANCE_MS, MAX_FUTURE_HOURS } from '../../../contract/limits.ts';
import { consentFor } from './mark-names.ts';
import { Profile } from './profiles.ts';
import { standingAfter } from './sessions.ts';
import { Storage } from './storage.ts';
import type { SessionInput } from '../../../contract/documents.generated.ts';
import type { ConsentKind } from '../../../contract/enumerations.ts';
import { type Mark, nameOf, standsOver } from '../../../contract/marks/merge.ts';
import { momentAfter } from '../../../contract/moment-after.ts';
import type { QueuedVariables } from '../../../contract/queued-mutations.ts';
import type { Session } from '../../../src/features/training/sessions/session.ts';
import { PROFILE_FIELDS } from '../../../src/features/account/settings/edit-profile.ts';

type Variables = Record<string, unknown>;

/** One change of what the service keeps. */
export interface Effect {
  memberId: string;
  /** `created m1`, `deleted m1`, `done …`, `undone …`, `mark …`, `given …`, `edited …`, `began s1`, `set s1 3`, `ended s1`, `removed s1`. */
  what: string;
}

interface Kept {
  /** The measured figures by id; null if it was deleted. */
  measurements: Map<string, string | null>;
  /** `training moment`, with false if it was taken back. */
  completions: Map<string, boolean>;
  profile: Profile;
  marks: Map<string, Mark>;
  /** By id; null if it was deleted. */
  sessions: Map<string, Session | null>;
  /** Names of the marks in the order in which they were last changed. */
  places: string[];
}

class Refused extends Error {
  readonly code: string;
  readonly field: string | undefined;

  constructor(code: string, field?: string) {
    super(code);
    this.code = code;
    this.field = field;
  }
}

/** The time that a member whose day is full may be asked to wait. */
const FULL_DAY_S = 20 * 3_600;

/** Something that makes the service fail on a thing, or refuse it. */
export type Trouble = (field: string, values: Variables) => string | undefined;

export class Service {
  readonly effects: Effect[] = [];
  /** Changes without an effect when they arrived, because another won over them. */
  readonly overruled = new Set<string>();
  readonly storage: Storage;
  /** True if a document is turned down whole for something in it. */
  turnsDown: (body: string) => boolean = () => false;
  trouble: Trouble = () => undefined;
  /** Called with each effect, and the moment that it bears. */
  onEffect: (effect: Effect, moment: string | undefined) => void = () => undefined;
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
    this.storage = new Storage(now);
  }

  forget(memberId: string): void {
    this.#kept.delete(memberId);
  }

  of(memberId: string): Kept {
    const kept = this.#kept.get(memberId) ?? {
      measurements: new Map(),
      completions: new Map(),
      profile: new Profile(memberId, this.#now()),
      marks: new Map(),
      sessions: new Map(),
      places: [],
    };
    this.#kept.set(memberId, kept);
    return kept;
  }

  /** Root mutations in series; none is attempted behind one that failed. */
  answer(
    memberId: string,
    { query, variables }: { query: string; variables: Variables },
    deviceClock?: string,
  ): object {
    const clockAheadMs = deviceClock === undefined ? 0 : Number(deviceClock) - this.#now();
    if (Math.abs(clockAheadMs) > CLOCK_TOLERANCE_MS)
      return {
        data: null,
        errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'clock', clockAheadMs } }],
      };
    const data: Variables = {};
    const errors: object[] = [];
    let isHalted = false;
    for (const [, alias = '', field = ''] of query.matchAll(/^ {2}(\w+): (\w+)/gm)) {
      const suffix = `_${alias}`;
      const own = Object.entries(variables).filter(([name]) => name.endsWith(suffix));
      const values = Object.fromEntries(own.map(([name, value]) => [name.slice(0, -suffix.length), value]));
      try {
        if (isHalted) throw new Refused('INTERNAL');
        data[alias] = this.#apply(memberId, field, values);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { code, field: named } = error;
        isHalted ||= code === 'INTERNAL' || code === 'RATE_LIMITED';
        data[alias] = null;
        const extensions = {
          code,
          ...(named && { field: named }),
          ...(code === 'RATE_LIMITED' && { retryAfterSeconds: FULL_DAY_S }),
        };
        errors.push({ path: [alias], extensions });
      }
    }
    return { data, ...(errors.length > 0 && { errors }) };
  }

  /** Returns the marks that were changed after `since`. */
  marksSince(memberId: string, since = '0'): object {
    const { places, marks } = this.of(memberId);
    const changed = new Set(places.slice(Number(since)));
    const found = [...changed].map((name) => marks.get(name));
    return { data: { getMyMarks: { marks: found, cursor: String(places.length), hasMore: false } } };
  }

  /** All data under the consent ends with it. */
  withdraw(memberId: string, consent: ConsentKind, givenAt: string): void {
    const { profile, marks, places } = this.of(memberId);
    profile.withdraw(consent, this.#isAhead(givenAt) ? 0 : Date.parse(givenAt), this.#now());
    for (const [name, mark] of marks) {
      if (consentFor(mark) !== consent) continue;
      marks.set(name, {
        ...mark,
        value: null,
        changedAt: momentAfter(new Date(this.#now()), mark.changedAt),
      });
      places.push(name);
    }
  }

  #apply(memberId: string, field: string, values: Variables): unknown {
    const trouble = this.trouble(field, values);
    if (trouble !== undefined) throw new Refused(trouble);
    const kept = this.of(memberId);
    const happen = (what: string, moment?: string) => {
      this.effects.push({ memberId, what });
      this.onEffect({ memberId, what }, moment);
    };
    switch (field) {
      case 'createMeasurement': {
        const { input } = values as { input: { id: string; weight: number; eventDateTime: string } };
        const { id, weight, eventDateTime } = input;
        this.#checkNotAhead('eventDateTime', eventDateTime);
        const figures = `${weight} ${eventDateTime}`;
        const standing = kept.measurements.get(id);
        if (standing === null) throw new Refused('NOT_FOUND');
        if (standing !== undefined && standing !== figures) throw new Refused('BAD_USER_INPUT', 'id');
        if (standing === undefined) happen(`created ${id}`, eventDateTime);
        kept.measurements.set(id, figures);
        return {
          id,
          presignedUrl: this.storage.formFor(id),
          measurement: { id },
        };
      }
      case 'deleteMeasurement': {
        const id = String(values['id']);
        if (kept.measurements.get(id) !== null) happen(`deleted ${id}`);
        kept.measurements.set(id, null);
        return id;
      }
      case 'completeTraining': {
        const { id, eventDateTime } = values as { id: string; eventDateTime: string };
        const name = `${id} ${eventDateTime}`;
        if (!kept.completions.has(name)) {
          happen(`done ${name}`, eventDateTime);
          kept.completions.set(name, true);
        }
        return { id: `${eventDateTime.slice(0, 10)}_${id}_${memberId}` };
      }
      case 'uncompleteTraining': {
        const { id, eventDateTime } = values as { id: string; eventDateTime: string };
        const name = `${id.split('_')[1]} ${eventDateTime}`;
        if (kept.completions.get(name) !== false) happen(`undone ${name}`);
        kept.completions.set(name, false);
        return id;
      }
      case 'saveMarks': {
        const { input } = values as { input: Mark[] };
        return input.map((mark) => {
          this.#checkNotAhead('changedAt', mark.changedAt);
          const consent = mark.value === null ? undefined : consentFor(mark);
          if (consent && !kept.profile.has(consent)) throw new Refused('NOT_AUTHORIZED');
          const standing = kept.marks.get(nameOf(mark));
          if (standing && !standsOver(mark, standing)) {
            this.overruled.add(whatOfMark(mark));
            return standing;
          }
          happen(whatOfMark(mark), mark.changedAt);
          kept.marks.set(nameOf(mark), mark);
          kept.places.push(nameOf(mark));
          return mark;
        });
      }
      case 'giveConsent': {
        const given = values as unknown as QueuedVariables['giveConsent'];
        this.#checkNotAhead('givenAt', given.givenAt);
        if (kept.profile.give(given)) happen(whatOfConsent(given), given.givenAt);
        else this.overruled.add(whatOfConsent(given));
        return kept.profile.shown;
      }
      case 'editMyProfile': {
        const { input } = values as unknown as QueuedVariables['editMyProfile'];
        this.#checkNotAhead('editedAt', input.editedAt);
        const standing = kept.profile.edit(input, this.#now());
        for (const field of PROFILE_FIELDS) {
          if (input[field] === undefined) continue;
          if (standing.has(field)) happen(whatOfEdit(field, input), input.editedAt);
          else this.overruled.add(whatOfEdit(field, input));
        }
        return kept.profile.shown;
      }
      case 'saveSession': {
        const { input } = values as { input: SessionInput };
        this.#checkNotAhead('eventDateTime', input.eventDateTime);
        this.#checkNotAhead('endDateTime', input.endDateTime ?? input.eventDateTime);
        const hasNotes = isGiven(input.effort) || isGiven(input.note);
        if (hasNotes && !kept.profile.has('TRAINING_NOTES')) throw new Refused('NOT_AUTHORIZED');
        const stored = kept.sessions.get(input.id);
        if (stored === null) throw new Refused('NOT_FOUND');
        const session = standingAfter(stored, input);
        const before = new Set(stored && whatsOfSession(stored));
        for (const what of whatsOfSession(session))
          if (!before.has(what)) happen(what, what.startsWith('began') ? input.eventDateTime : undefined);
        kept.sessions.set(input.id, session);
        return session;
      }
      case 'deleteSession': {
        const id = String(values['id']);
        if (kept.sessions.get(id) !== null) happen(`removed ${id}`);
        kept.sessions.set(id, null);
        return id;
      }
      default:
        throw new Error(`The model knows no ${field}`);
    }
  }

  #checkNotAhead(field: string, moment: string): void {
    if (this.#isAhead(moment)) throw new Refused('BAD_USER_INPUT', field);
  }

  #isAhead(moment: string): boolean {
    return Date.parse(moment) > this.#now() + MAX_FUTURE_HOURS * 3_600_000;
  }
}

function isGiven(value: unknown): boolean {
  return value !== null && value !== undefined;
}
