import { useLayoutEffect, useRef, useState } from 'react';
import { forget, recall, remember } from './member-memory.ts';
import { useMemberId } from './use-member-id.ts';

const LIFE_MS = 24 * 60 * 60 * 1000;

export interface KeptDraft<Draft> {
  draft: Draft;
  /** It was typed before the form was opened this time, whichever page it was in. */
  isLeftover: boolean;
  /** Returns the new draft. */
  change: (update: (draft: Draft) => Draft) => Draft;
  /** The form closes, and keeps the typed text. */
  leave: () => void;
  /** Empties it, and forgets the typed text. */
  reset: () => void;
}

interface KeptDraftOptions<Draft> {
  /** The name under which the device remembers it. */
  name: string;
  start: () => Draft;
  /** Returns the part of a draft to remember: with its moment, and without a consent, which is given at its use. */
  kept?: (draft: Draft) => Draft;
  /** Left out of a form of texts and numbers alone, each of which is compared with its own at the start. */
  isDraft?: (value: unknown) => value is Draft;
  /** Gives it another id if its own is taken, and otherwise returns the same draft. */
  renewed?: (draft: Draft) => Draft;
}

/** `taken`: the ids that she has saved. Its page ended before the draft was forgotten, or another tab had the same draft. */
export function withFreeId<Draft extends { id: string }>(draft: Draft, taken: readonly string[]): Draft {
  return taken.includes(draft.id) ? { ...draft, id: crypto.randomUUID() } : draft;
}

/** A form's contents, remembered on this device for a day from letter to letter, until they are saved or dropped. */
export function useKeptDraft<Draft extends object>({
  name,
  start,
  kept = (draft) => draft,
  isDraft = isLike(start()),
  renewed = (draft) => draft,
}: KeptDraftOptions<Draft>): KeptDraft<Draft> {
  const memberId = useMemberId();
  const [found] = useState(() => recall(memberId, name, isDraft));
  // One of a former release lacks newer fields.
  const [draft, setDraft] = useState(() => ({ ...start(), ...found }));
  const [isLeftover, setIsLeftover] = useState(found !== undefined);
  const [hasTyped, setHasTyped] = useState(false);
  // Several changes of one press follow each other before the next drawing.
  const latest = useRef(draft);
  const show = (changed: Draft) => {
    latest.current = changed;
    setDraft(changed);
  };
  if (isLeftover && !hasTyped && renewed(draft) !== draft) {
    // A saved draft is nothing to go on with.
    setDraft(start());
    setIsLeftover(false);
  }
  const isDropped = found !== undefined && !isLeftover && !hasTyped;
  useLayoutEffect(() => {
    if (!isDropped) return;
    latest.current = draft;
    // Another tab may have begun another one there meanwhile.
    const there = recall(memberId, name, isDraft);
    if (there && renewed(there) !== there) forget(memberId, name);
  }, [isDropped, draft, memberId, name, isDraft, renewed]);
  return {
    draft,
    isLeftover,
    change(update) {
      const changed = update(latest.current);
      show(renewed(changed));
      setHasTyped(true);
      remember(memberId, name, kept(latest.current), LIFE_MS);
      return latest.current;
    },
    leave: () => setIsLeftover((was) => was || hasTyped),
    reset() {
      show(start());
      setIsLeftover(false);
      setHasTyped(false);
      forget(memberId, name);
    },
  };
}

/** One that is missing is that of the start, and what the start leaves undefined is a text. */
function isLike<Draft extends object>(start: Draft) {
  return (value: unknown): value is Draft =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(start).every(
      ([key, own = '']) => typeof ((Reflect.get(value, key) as unknown) ?? own) === typeof own,
    );
}
