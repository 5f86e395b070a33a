/**
 * Cues are the short sounds that tell her, without her looking, how far she is. They are laid out in time beforehand
 * and made into one track (cue-track.ts), because a frozen page runs no timer and its audio plays on.
 */

/** In order of weight: of two at the same moment, the later one of this list is heard. */
export const CUE_KINDS = ['countdown', 'halfway', 'start', 'change', 'end'] as const;
export type CueKind = (typeof CUE_KINDS)[number];

export interface Cue {
  kind: CueKind;
  /** Where it begins, in ms: of a track from its first sample, of the player as epoch ms. */
  at: number;
}
