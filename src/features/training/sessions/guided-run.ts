/** A guided training under way: each change is on the disk before the screen shows it (promise 1). */
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { mergedSets } from '../../../../contract/session-sets.ts';
import { timerMs } from '../../../../contract/timers.ts';
import { createStore } from '../../../device/store.ts';
import type { ToAdd } from '../../../offline/new-entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { trainingDone } from '../completions/complete-training.ts';
import { endedDraft } from './end-session.ts';
import { guidedDraft, stateOfSession } from './guided-place.ts';
import { type GuidedAction, type GuidedState, guidedAfter, leftMsOf, performedOf } from './guided-session.ts';
import type { PlannedSet } from './plan-sets.ts';
import {
  draftOfSession,
  type SaveOptions,
  saveSession,
  type SessionDraft,
  type SessionNotes,
} from './save-session.ts';
import type { Session } from './session.ts';
import type { Figures } from './set-figures.ts';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { guidedText } from './guided.text.ts';

/** Less is a clock that is kept right by the network. */
const CLOCK_CHANGE_MS = 2000;

export interface GuidedView {
  state: GuidedState;
  /** Epoch ms. */
  asOf: number;
  /** The actions that led here from the view before. */
  actions?: readonly GuidedAction[];
  /** The reason why the last change could not be stored. */
  problem?: string;
}

export class GuidedRun {
  readonly view;
  readonly #outbox: Outbox;
  #session: SessionDraft;
  #revision: number;
  #sets: readonly PlannedSet[];
  /** The session as it ended; undefined while it is under way. */
  #ended: SessionDraft | undefined;
  /** Deleted in another tab. */
  #isGone = false;
  /** The state on the disk, or on its way there. */
  #newest: GuidedState;
  /** The figures that she changed before she looked at other sets, by number; the disk has only those of the set at hand. */
  readonly #said = new Map<number, Figures>();
  /** The actions since the state on the disk. */
  #unkept: readonly GuidedAction[] = [];
  #saving: Promise<void> = Promise.resolve();
  #isSaving = false;
  /** As it was read while a change was on its way to the disk. */
  #read: Session | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The time of the phone's clock when the page began. */
  #pageBeganAt = pageBeganAt();

  constructor(outbox: Outbox, session: Session, sets: readonly PlannedSet[]) {
    const asOf = Date.now();
    this.#sets = sets;
    this.#outbox = outbox;
    this.#session = draftOfSession(session);
    this.#revision = session.revision;
    this.#newest = stateOfSession(withoutTakenBack(session), sets, asOf);
    this.view = createStore<GuidedView>({ state: this.#newest, asOf });
  }

  get sets(): readonly PlannedSet[] {
    return this.#sets;
  }

  /** Her effort and note, as far as she has given them. */
  get notes(): SessionNotes {
    const { effort = null, note = null } = this.#ended ?? this.#session;
    return { effort, note };
  }

  /** Follows the clock until the returned function is called. */
  readonly run = (): (() => void) => {
    const look = () => void this.#lookAfterSleep();
    const leave = this.view.subscribe(() => this.#waitForEnd());
    document.addEventListener('visibilitychange', look);
    this.#waitForEnd();
    return () => {
      leave();
      document.removeEventListener('visibilitychange', look);
      clearTimeout(this.#timer);
    };
  };

  /** Resolves when the change is on the disk and on the screen; or when it is not, and the screen says so. */
  act(action: GuidedAction): Promise<void> {
    if (this.#ended || this.#isGone) return this.#saving;
    const before = this.#newest;
    const next = this.#withSaid(guidedAfter(this.#withoutClockChange(), action, this.#sets, Date.now()));
    if (next === before) return this.#saving;
    this.#newest = next;
    this.#unkept = [...this.#unkept, action];
    this.#saving = this.#keepAfter(this.#saving, next);
    return this.#saving;
  }

  /**
   * Takes the plan's sets with or without rests, or with other exercises, set by set. A rest longer than it may be ends then, and
   * an exercise that replaced another begins from its start.
   */
  changeSets(sets: readonly PlannedSet[]): void {
    if (sets === this.#sets) return;
    const { at, isRest } = this.#newest;
    const isAnother = sets[at]?.step.exercise.id !== this.#sets[at]?.step.exercise.id;
    this.#sets = sets;
    this.#said.clear();
    this.view.set({ ...this.view.get() });
    if (isAnother) void this.act({ type: 'swapped' });
    const leftMs = leftMsOf(this.#newest, Date.now()) ?? 0;
    if (isRest && leftMs > (sets[at]?.before?.seconds ?? 0) * 1000) void this.act({ type: 'go', to: at });
  }

  /** Keeps how it was, with the consent that was just given for that. Throws when that is not on the disk. */
  keepNotes(notes: SessionNotes, consent?: ToAdd<'giveConsent'>): Promise<void> {
    const behind = consent && { isBehindOthers: true, besides: () => ({ added: [consent] }) };
    const keeping = this.#saving.then(async () => {
      const draft = this.#ended ?? this.#draftOf(this.#newest);
      const upon = (newer: Session) => {
        if (this.#ended) this.#ended = draftOfSession(newer);
        else this.#goOnWith(newer);
        return { ...(this.#ended ?? this.#draftOf(this.#newest)), ...notes };
      };
      await this.#save({ ...draft, ...notes }, { ...behind, upon });
      if (this.#ended) this.#ended = { ...this.#ended, ...notes };
      else this.#session = { ...this.#session, ...notes };
    });
    this.#saving = keeping.catch(() => undefined);
    return keeping;
  }

  /** Another of her tabs or phones went on with it. */
  follow(session: Session): void {
    this.#isGone = false;
    this.#read = this.#isSaving ? session : undefined;
    const isNewer =
      session.revision > this.#revision ||
      (session.revision === this.#revision && session.sets.length > this.#newest.done.length);
    if (this.#isSaving || !isNewer) return;
    this.#revision = session.revision;
    this.#goOnWith(session);
    this.view.set({ state: this.#newest, asOf: Date.now() });
  }

  /** Ends it, and marks the training as done. Returns the session as it ended. Throws when that is not on the disk. */
  async finish(training: TrainingCardFragment): Promise<SessionDraft> {
    await this.act({ type: 'pause' });
    const endMs = Date.now();
    let ended = endedDraft(this.#draftOf(this.#newest), endMs);
    let isOver = false;
    const upon = (newer: Session) => {
      this.#goOnWith(newer);
      isOver = newer.endDateTime !== null;
      ended = isOver ? this.#session : endedDraft(this.#draftOf(this.#newest), endMs);
      return isOver ? undefined : ended;
    };
    const done = () => [trainingDone(training, ended.eventDateTime)];
    await this.#save(ended, { upon, besides: () => ({ added: done() }) });
    // If it was ended elsewhere, it may not have been marked as done. A second mark is the same mark.
    if (isOver) await this.#outbox.addTogether(done());
    this.#ended = ended;
    return ended;
  }

  /** Shows `problem` on the screen until the next change. */
  say(problem: string): void {
    this.view.set({ ...this.view.get(), problem });
  }

  /** The set that she comes back to shows the figures that she gave it, unless she has done it. */
  #withSaid(next: GuidedState): GuidedState {
    const { at, figures } = this.#newest;
    if (next.at === at) return next;
    if (figures) this.#said.set(at, figures);
    const said = this.#said.get(next.at);
    const planned = this.#sets[next.at];
    return said && planned && !performedOf(next, planned) ? { ...next, figures: said } : next;
  }

  /** Undoes a clock that was set back, which would make a running set last longer. Sleep moves the two clocks apart the other way. */
  #withoutClockChange(): GuidedState {
    const began = pageBeganAt();
    const backMs = this.#pageBeganAt - began;
    this.#pageBeganAt = began;
    const { clock } = this.#newest;
    if (backMs < CLOCK_CHANGE_MS || !clock || !('endsAt' in clock)) return this.#newest;
    return { ...this.#newest, clock: { endsAt: clock.endsAt - backMs } };
  }

  async #keepAfter(others: Promise<void>, state: GuidedState): Promise<void> {
    await others;
    // The one that came meanwhile has it all.
    if (state !== this.#newest) return;
    this.#isSaving = true;
    let keeping = state;
    let actions = this.#unkept;
    const upon = (newer: Session) => {
      this.#goOnWith(newer);
      [actions, keeping] = [this.#unkept, this.#newest];
      return newer.endDateTime === null ? this.#draftOf(keeping) : undefined;
    };
    try {
      await this.#save(this.#draftOf(state), { upon });
      this.#unkept = this.#unkept.slice(actions.length);
      this.view.set({ state: keeping, asOf: Date.now(), actions });
    } catch (error) {
      const { state: kept, asOf } = this.view.get();
      if (keeping === this.#newest) {
        this.#newest = kept;
        this.#unkept = [];
      }
      this.view.set({ state: kept, asOf, problem: notSavedReason(error, guidedText.notSavedInfo) });
    } finally {
      this.#isSaving = false;
      const isAllKept = this.#unkept.length === 0 && this.view.get().problem === undefined;
      if (this.#read && isAllKept) this.follow(this.#read);
    }
  }

  async #save(draft: SessionDraft, options: SaveOptions): Promise<void> {
    const revision = await saveSession(this.#outbox, draft, { ...options, seen: this.#revision });
    this.#isGone = revision === undefined;
    this.#revision = revision ?? this.#revision;
  }

  #draftOf(state: GuidedState): SessionDraft {
    const draft = guidedDraft(this.#session, state, this.#sets, Date.now());
    const takenBack = (this.#session.sets ?? []).filter((set) => set.takenBack);
    return { ...draft, sets: [...mergedSets(draft.sets ?? [], takenBack)] };
  }

  /** Goes on from another tab's state, with the changes made here since. */
  #goOnWith(newer: Session): void {
    const nowMs = Date.now();
    this.#session = draftOfSession(newer);
    if (newer.endDateTime !== null) this.#ended = this.#session;
    this.#newest = this.#unkept.reduce(
      (before, action) => guidedAfter(before, action, this.#sets, nowMs),
      stateOfSession(withoutTakenBack(newer), this.#sets, nowMs),
    );
  }

  /** While this page was frozen another of her tabs may have gone on: its changes are read first. */
  async #lookAfterSleep(): Promise<void> {
    await this.#outbox.refresh().catch(() => undefined);
    await this.act({ type: 'look' });
  }

  /** A timer may be early by the clock. */
  #lookAndWait(): void {
    const before = this.#newest;
    void this.act({ type: 'look' });
    if (this.#newest === before) this.#waitForEnd();
  }

  #waitForEnd(): void {
    clearTimeout(this.#timer);
    const { state, problem } = this.view.get();
    if (!state.clock || !('endsAt' in state.clock)) return;
    const ms = state.clock.endsAt - Date.now();
    // A change that could not be stored is tried again, but not without a breath.
    this.#timer = setTimeout(
      () => this.#lookAndWait(),
      timerMs(problem === undefined ? ms : Math.max(ms, 1000)),
    );
  }
}

/** A set that was taken back is one to do. */
function withoutTakenBack({ takenBack: _takenBack, ...session }: Session): Session {
  return session;
}

function pageBeganAt(): number {
  return Date.now() - performance.now();
}
