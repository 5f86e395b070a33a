import { useState } from 'react';
import { ENERGY_GOAL_MIN_KCAL, type EnergyGoal } from '../../../../contract/marks/energy-goal.mark.ts';
import type { ToAdd } from '../../../offline/new-entry.ts';
import { useKeptDraft } from '../../../session/use-kept-draft.ts';
import { consentGiven } from '../../../platform/consents/give-consent.ts';
import { useRepeatedPress } from '../../../platform/consents/repeat-press.ts';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { energyGoalText } from './energy-goal.text.ts';
import { goalWithKcal, readGoalKcal } from './energy-goal.ts';

export interface GoalFormOptions {
  /** The goal that is offered or kept; without `kcal` she types it again. */
  start: Omit<EnergyGoal, 'kcal'> & { kcal?: number };
  consent: { isGiven: boolean; seenAt: string | undefined };
  /** Resolves once it is on the disk, behind her consent if she gave it just now; throws if neither could be stored. */
  onSave: (goal: EnergyGoal, consent?: ToAdd<'giveConsent'>) => Promise<void>;
  onClose: () => void;
}

/** The ids of its fields. */
export const ENERGY = 'energy-goal-kcal';
export const CONSENT = 'energy-goal-consent';

/** The state of the goal's form: the typed energy, her consent, and the errors. */
export function useGoalForm({ start, consent, onSave, onClose }: GoalFormOptions) {
  const kept = start.kcal === undefined ? '' : String(start.kcal);
  // Text typed over another goal is no correction of this one.
  const { draft, isLeftover, change, reset } = useKeptDraft({
    name: `goal-draft.${kept}`,
    start: () => ({ typed: kept }),
  });
  const { typed } = draft;
  const [hasConsented, setHasConsented] = useState(false);
  const [errors, setErrors] = useState<{ energy?: string; consent?: string }>({});
  const [isPressRefused, setIsPressRefused] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const { leastKcal = ENERGY_GOAL_MIN_KCAL } = start;
  const cancel = () => {
    reset();
    onClose();
  };
  const save = async (kcal: number) => {
    setFailure(undefined);
    setIsSaving(true);
    try {
      const given = consent.isGiven ? undefined : consentGiven('ENERGY_GOAL', consent.seenAt);
      await onSave(goalWithKcal(start, kcal), given);
      cancel();
    } catch (error) {
      setFailure(notSavedReason(error, energyGoalText.notSavedInfo));
    } finally {
      setIsSaving(false);
    }
  };
  const submit = () => {
    if (isSaving) return;
    const read = readGoalKcal(typed, leastKcal);
    const isRefused = !consent.isGiven && !hasConsented;
    setErrors({
      ...('error' in read && { energy: read.error }),
      ...(isRefused && { consent: energyGoalText.consentMissing }),
    });
    setIsPressRefused(isRefused && !('error' in read));
    if ('error' in read) document.getElementById(ENERGY)?.focus();
    else if (isRefused) document.getElementById(CONSENT)?.focus();
    else void save(read.kcal);
  };
  useRepeatedPress(isPressRefused && consent.isGiven, submit);
  const onType = (text: string) => {
    change(() => ({ typed: text }));
    setErrors({});
    setIsPressRefused(false);
  };
  const agree = (isGiven: boolean) => {
    setHasConsented(isGiven);
    setIsPressRefused(false);
  };
  return {
    leastKcal,
    typed,
    isLeftover,
    onType,
    hasConsented,
    agree,
    errors,
    failure,
    isSaving,
    submit,
    /** Closes it without what was typed. */
    cancel,
  };
}
