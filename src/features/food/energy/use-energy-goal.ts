import { useClient } from 'urql';
import { DAY, type EnergyGoal, energyGoal } from '../../../../contract/marks/energy-goal.mark.ts';
import type { ToAdd } from '../../../offline/new-entry.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { changeMark, saveMark } from '../../../platform/marks/save-mark.ts';
import { useMark, useMarkOnceRead, useMarkStore } from '../../../platform/marks/use-mark.ts';
import { hasConsentNow } from '../../../platform/consents/consent-now.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import { energyGoalText } from './energy-goal.text.ts';
import { goalUndone } from './energy-goal.ts';

/**
 * Her goal, and two ways to change it or, by null, to take it away; both tell her and offer to undo it. `save` throws if the goal
 * could not be stored, for a sheet that shows why; `change` shows that itself.
 */
export function useEnergyGoal(outbox: Outbox) {
  const client = useClient();
  const store = useMarkStore();
  const goal = useMark(energyGoal, DAY);
  const show = useSnackbar();
  const sayFailure = (error: unknown) => show({ text: notSavedWords(error, energyGoalText.notSavedInfo) });
  const undo = async (former: EnergyGoal | null, stored: EnergyGoal | null) => {
    let isUndone = false;
    await changeMark(store, energyGoal, DAY, (now) => {
      // She may have withdrawn her consent since, on another screen.
      const mayKeep = former === null || hasConsentNow(client, outbox, 'ENERGY_GOAL');
      const undone = mayKeep ? goalUndone(former, stored, now) : undefined;
      isUndone = undone !== undefined;
      return undone;
    });
    if (!isUndone) show({ text: energyGoalText.notUndone });
  };
  const save = async (next: EnergyGoal | null, consent?: ToAdd<'giveConsent'>) => {
    const former = goal ?? null;
    await saveMark(store, energyGoal, DAY, next, consent);
    const text = next ? energyGoalText.saved : energyGoalText.removed;
    show({ text, onUndo: () => void undo(former, next).catch(sayFailure) });
  };
  const change = (next: EnergyGoal | null) => void save(next).catch(sayFailure);
  return { goal, save, change };
}

/** Her goal beside the totals of her menu; undefined if she has none, hides it, or hides all energy. */
export function useGoalOfMenu(): EnergyGoal | undefined {
  const goal = useMarkOnceRead(energyGoal, DAY);
  const isEnergyHidden = useEnergyHidden();
  return isEnergyHidden || goal?.isHidden ? undefined : goal;
}
