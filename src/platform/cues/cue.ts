/**
 * Cues are the short sounds that tell her, without her looking, how far she is. They are laid out in time beforehand
 * and made into one track (cue-track.ts), because a frozen page runs no timer and its audio plays on.
 */

/** Sorted by weight: of two at the same moment, the later one of this list is heard. */
export const CUE_KINDS = ['countdown', 'halfway', 'start', 'change', 'end'] as const;
export type CueKind = (typeof CUE_KINDS)[number];

export interface Cue {
  kind: CueKind;
  /** When it begins, in ms: since the first sample for a track, epoch ms for the player. */
  at: number;
}
