/**
 * Decides when a page sends: at every chance, and never twice at once in one tab. A kick during a pass is remembered and leads to
 * one more pass, because its entry may have come too late for the pass under way.
 */
import { timerMs } from '../../contract/timers.ts';
import { onChance } from '../device/return.ts';
import { retryDelayMs } from './retry-schedule.ts';
import type { PassEnd } from './pass-end.ts';

export interface ReplayOptions {
  /** `isProbing`: the last pass found nobody there, or nobody who can answer, so a small request will do to find out. */
  send(isProbing: boolean): Promise<PassEnd>;
  /** Called after each pass; a failure of the disk is an Error. */
  onPass?(end: PassEnd | Error): void;
  random?: () => number;
}

export interface Replay {
  /** Tries now. Resolves when all that this kick asked for has been tried. */
  kick(): Promise<void>;
  /** Tries shortly, unless it tries before: the page that is about to send may close first. */
  standBy(): void;
  stop(): void;
}

/** A network so slow that even a small request fails is given the full time now and then. */
const PATIENT_EVERY = 4;
/** Another page has sent by then, as a rule, and the pass finds nothing. */
const STAND_BY_MS = 4_000;

/** Kicks when the network is back or she returns, and by itself after a failure that may pass. */
export function startReplay(options: ReplayOptions): Replay {
  let passing: Promise<void> | undefined;
  let isKickedAgain = false;
  let isStopped = false;
  let isStandByAsked = false;
  let failures = 0;
  let failed: string | undefined;
  /** Passes in a row in which the service answered nothing. */
  let unanswered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function kickIn(ms: number): void {
    timer = setTimeout(() => void kick(), timerMs(ms));
  }

  async function pass(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const end = await options
      .send(unanswered % PATIENT_EVERY > 0)
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    options.onPass?.(end);
    const mayPass = end instanceof Error || end.type === 'later' || end.type === 'busy';
    const later = !(end instanceof Error) && end.type === 'later' ? end : undefined;
    const kind = kindOf(end);
    failures = failed === kind ? failures + 1 : 1;
    failed = kind;
    unanswered = later?.isUnreached || later?.isUnavailable ? unanswered + 1 : 0;
    if (!mayPass || isStopped) return;
    const delayMs = retryDelayMs({
      failures,
      askedMs: later?.retryAfterMs,
      isWatched: later?.isUnreached === true && document.visibilityState === 'visible',
      random: options.random,
    });
    kickIn(delayMs);
  }

  async function passUntilQuiet(): Promise<void> {
    do {
      isKickedAgain = false;
      await pass();
    } while (isKickedAgain && !isStopped);
    passing = undefined;
    if (isStandByAsked) standBy();
  }

  function standBy(): void {
    // An entry about to be added may come too late for the pass under way.
    isStandByAsked = passing !== undefined;
    if (!isStopped && !passing && timer === undefined) kickIn(STAND_BY_MS);
  }

  function kick(): Promise<void> {
    if (isStopped) return Promise.resolve();
    if (passing) isKickedAgain = true;
    else passing = passUntilQuiet();
    return passing;
  }

  const stopListening = onChance(() => void kick());

  return {
    kick,
    standBy,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** The kind of obstacle. A service that answers again after a long silence is not left alone for as long as that took. */
function kindOf(end: PassEnd | Error): string {
  if (end instanceof Error) return 'error';
  return end.type === 'later' && end.isUnreached ? 'unreached' : end.type;
}
