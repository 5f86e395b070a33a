/** Her acts in a training on one of her phones (tests/api/trained-sessions.property.test.ts). */
import { vi } from 'vitest';
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import { GuidedRun } from '../../src/features/training/sessions/guided-run.ts';
import { closeSession } from '../../src/features/training/sessions/close-session.ts';
import { deleteSession, releaseDeletion } from '../../src/features/training/sessions/delete-session.ts';
import { keepSession } from '../../src/features/training/sessions/keep-session.ts';
import { setsOfPlan } from '../../src/features/training/sessions/plan-sets.ts';
import {
  draftOfSession,
  saveSession,
  type SessionNotes,
} from '../../src/features/training/sessions/save-session.ts';
import { draftOf } from '../../src/features/training/sessions/session-draft.ts';
import { isUnderWay } from '../../src/features/training/sessions/session.ts';
import type { ShownSession } from '../../src/features/training/sessions/sessions-with-entries.ts';
import { checkSets, withFigure } from '../../src/features/training/sessions/set-draft.ts';
import { startSession } from '../../src/features/training/sessions/start-session.ts';
import { SmallStatePhone } from './small-state-phone.ts';

const TRAINING = { __typename: 'Training', id: 'treening-public', title: 'Jalad' } as TrainingCardFragment;
const EXERCISE = {
  __typename: 'Exercise',
  id: 'kukk',
  name: 'Kükk',
  technique: 'Kannad maas.',
  clip: null,
  equipment: null,
} as const;
/** One exercise in this many sets, which she counts. */
export const SETS = 3;
const STEP = {
  __typename: 'PlanStep',
  title: 'Kükk',
  sets: SETS,
  unit: 'REPETITIONS',
  least: 10,
  most: 10,
  side: null,
  restSeconds: 60,
  cue: null,
  exercise: EXERCISE,
} as const;
const BLOCK = { rounds: 1, roundRestSeconds: null, restAfterSeconds: null, notes: [], steps: [STEP] };
const PLAN = [
  {
    __typename: 'PlanSection' as const,
    title: 'Põhiosa',
    blocks: [{ __typename: 'PlanBlock' as const, ...BLOCK, steps: [STEP] }],
  },
];

export class TrainingPhone extends SmallStatePhone {
  /** Returns its id. */
  begin(): Promise<string> {
    return this.act(async (outbox) => {
      const before = new Set(outbox.entries);
      await startSession(outbox, { ...TRAINING, plan: PLAN });
      const begun = outbox.entries.find((entry) => !before.has(entry) && entry.kind === 'saveSession');
      if (begun?.kind !== 'saveSession') throw new Error('It has not begun');
      return begun.variables.input.id;
    });
  }

  /** The session as she sees it; undefined if she does not. */
  async shownSession(id: string): Promise<ShownSession | undefined> {
    return (await this.shownSessions()).find(({ session }) => session.id === id);
  }

  /** Does a set of one that is under way, also once more; false if she cannot. */
  async doSet(id: string, set: number, repetitions: number): Promise<boolean> {
    const run = await this.#run(id);
    if (!run) return false;
    await this.act(async () => {
      await run.act({ type: 'go', to: set });
      await run.act({ type: 'done', at: set, figures: { repetitions, weight: null } });
    });
    return true;
  }

  /** Says how it was, while it lasts or when it is over. */
  async note(id: string, notes: SessionNotes): Promise<boolean> {
    const [shown, run] = [await this.shownSession(id), await this.#run(id)];
    if (!shown) return false;
    const { session } = shown;
    const [draft, seen] = [{ ...draftOfSession(session), ...notes }, session.revision];
    await this.act((outbox) =>
      run ? run.keepNotes(notes) : saveSession(outbox, draft, { seen }).then(() => undefined),
    );
    return true;
  }

  /** Corrects a set of one that is over, or takes it back if `repetitions` is null; false if she cannot. */
  async editSet(id: string, set: number, repetitions: number | null): Promise<boolean> {
    const session = (await this.shownSession(id))?.session;
    const index = session?.sets.findIndex(({ number }) => number === set + 1) ?? -1;
    if (!session || isUnderWay(session) || index === -1) return false;
    const drafts = draftOf(session).sets?.map((draft, place) => {
      if (place !== index) return draft;
      return repetitions === null
        ? { ...draft, isTakenBack: true }
        : withFigure(draft, 'repetitions', String(repetitions));
    });
    const sets = checkSets(drafts ?? []);
    if (!sets.ok) throw new Error('The figure was not taken');
    const { eventDateTime, endDateTime, minutes, effort, note } = session;
    const checked = { kind: 'OTHER' as const, name: null, eventDateTime, minutes, effort, note };
    await this.act((outbox) =>
      keepSession(outbox, {
        checked: { ...checked, endDateTime: endDateTime ?? eventDateTime, sets: sets.sets },
        training: undefined,
        session,
        entry: undefined,
      }),
    );
    return true;
  }

  async finish(id: string): Promise<boolean> {
    const run = await this.#run(id);
    if (!run) return false;
    await this.act(() => withFocus(() => run.finish(TRAINING)));
    return true;
  }

  /** „Lõpeta treening“, outside its player; false if she sees none to end. */
  async close(id: string): Promise<boolean> {
    const shown = await this.shownSession(id);
    if (!shown || !isUnderWay(shown.session)) return false;
    await this.act((outbox) => closeSession(outbox, shown));
    return true;
  }

  /** `local`: nothing of it had left the phone, so nothing is sent. */
  async remove(id: string): Promise<'sent' | 'local' | undefined> {
    const shown = await this.shownSession(id);
    if (!shown) return undefined;
    return this.act(async (outbox) => {
      const deletion = await withFocus(() => deleteSession(outbox, shown));
      if (deletion) await releaseDeletion(outbox, deletion);
      return deletion ? 'sent' : 'local';
    });
  }

  /** Undefined if there is none under way. */
  async #run(id: string): Promise<GuidedRun | undefined> {
    const shown = await this.shownSession(id);
    if (!shown || !isUnderWay(shown.session)) return undefined;
    return this.act(async (outbox) => new GuidedRun(outbox, shown.session, setsOfPlan(PLAN)));
  }
}

/** The time for an undo depends on the focus of a page. */
async function withFocus<Done>(work: () => Promise<Done>): Promise<Done> {
  vi.stubGlobal('document', { activeElement: null });
  try {
    return await work();
  } finally {
    vi.unstubAllGlobals();
  }
}
