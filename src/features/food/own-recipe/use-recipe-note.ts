import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { recipeNote } from '../../../../contract/marks/recipe-note.mark.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { saveMark } from '../../../platform/marks/save-mark.ts';
import { useMark, useMarkStore } from '../../../platform/marks/use-mark.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import { deviceNameOf } from './device-name.ts';
import {
  cleanNote,
  type NoteDraft,
  noteOf,
  recallDraft,
  reconciled,
  recovered,
  rememberDraft,
  withOther,
} from './note-draft.ts';
import { ownRecipeText } from './own-recipe.text.ts';

/** She has paused: a word is not sent letter by letter. */
const PAUSE_MS = 1_000;

/** Her note on a recipe. `isAllowed`: true if it may be stored beyond this device's memory. */
export function useRecipeNote(recipeId: string, isAllowed: boolean) {
  const store = useMarkStore();
  const memberId = useMemberId();
  const show = useSnackbar();
  const device = useMemo(() => deviceNameOf(memberId), [memberId]);
  const stored = useMark(recipeNote, recipeId);
  const [kept, setKept] = useState(() => recovered(recallDraft(memberId, recipeId), stored, device));
  const draft = useMemo(() => reconciled(kept, stored, device), [kept, stored, device]);
  // An erased draft is forgotten, so that a later note from elsewhere does not seem to overwrite it.
  if (kept && !draft) setKept(undefined);
  const latest = useRef(draft);
  const saving = useRef(false);

  const keep = useCallback(
    (changed: NoteDraft | undefined) => {
      latest.current = changed;
      rememberDraft(memberId, recipeId, changed);
      setKept(changed);
    },
    [memberId, recipeId],
  );

  useEffect(() => {
    latest.current = draft;
    rememberDraft(memberId, recipeId, draft);
  }, [draft, memberId, recipeId]);

  const save = useCallback(async () => {
    const written = latest.current;
    if (!isAllowed || saving.current || !written || written.isSaved) return;
    saving.current = true;
    try {
      const note = noteOf(written, device);
      const counted = { ...written, writes: written.writes + 1 };
      // Before it is stored: the screen is drawn with it first, and her next letters would take it for another device's.
      keep(counted);
      await saveMark(store, recipeNote, recipeId, note);
      const typedSince = latest.current ?? counted;
      const isSaved = typedSince.text === written.text;
      keep({ ...typedSince, writes: counted.writes, seen: note.writes, isSaved });
    } catch (error) {
      show({ text: notSavedWords(error, ownRecipeText.notSaved) });
    } finally {
      saving.current = false;
    }
  }, [isAllowed, device, store, recipeId, keep, show]);

  const isUnsaved = draft !== undefined && !draft.isSaved;
  useSavingByItself(save, isUnsaved, draft);

  const change = (typed: string) => {
    const { isReplaced: _told, ...before } = draft ?? {};
    const isGoingOn = draft !== undefined && !draft.isSaved;
    // Another tab of this device may have written it since: she sees that one and goes on from it.
    const writes = isGoingOn ? draft.writes : Math.max(draft?.writes ?? 0, stored?.writes[device] ?? 0);
    const seen = isGoingOn ? draft.seen : (stored?.writes ?? {});
    keep({ ...before, writes, text: cleanNote(typed), isSaved: false, seen });
  };
  const text = (isUnsaved ? draft.text : stored?.text) ?? '';
  const other = draft?.other;
  const dropOther = () => {
    if (!draft) return;
    const { other: _dropped, ...left } = draft;
    keep(left);
  };
  const takeOther = () => {
    if (!draft || other === undefined) return;
    const { other: _taken, isReplaced: _told, ...left } = draft;
    keep({ ...left, ...withOther(text, other), isSaved: false, seen: stored?.writes ?? {} });
  };
  return { text, other, change, save, dropOther, takeOther };
}

/** Saves when she pauses or leaves. */
function useSavingByItself(
  save: () => Promise<void>,
  isUnsaved: boolean,
  draft: NoteDraft | undefined,
): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isUnsaved, draft, save]);
  useEffect(() => {
    const leave = () => void save();
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [save]);
}
