import { useId, useState } from 'react';
import { ENERGY_GOAL_MIN_KCAL, type EnergyGoal } from '../../contract/marks/energy-goal.mark.ts';
import { actions, fill, privacy } from '../../language/words.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import sheetForm from '../../ui/sheet-form.module.css';
import { ConsentBox } from '../consents/consent-box.tsx';
import { giveConsent } from '../consents/give-consent.ts';
import { notSavedReason } from '../sync-status/not-saved.ts';
import { energyGoalText } from './energy-goal.text.ts';
import { goalWithKcal, inKcal, readGoalKcal } from './energy-goal.ts';

interface GoalSheetProps {
  /** The goal that is offered or kept; without `kcal` she types it again. */
  start: Omit<EnergyGoal, 'kcal'> & { kcal?: number };
  outbox: Outbox;
  consent: { isGiven: boolean; seenAt: string | undefined };
  /** Resolves once it is on the disk; throws where it is not. */
  onSave: (goal: EnergyGoal) => Promise<void>;
  onClose: () => void;
}

const ENERGY = 'energy-goal-kcal';
const CONSENT = 'energy-goal-consent';

/** The energy of her goal, and her consent where she has not given it. */
export function GoalSheet({ start, outbox, consent, onSave, onClose }: GoalSheetProps) {
  const formId = useId();
  const [typed, setTyped] = useState(start.kcal === undefined ? '' : String(start.kcal));
  const [hasConsented, setHasConsented] = useState(false);
  const [errors, setErrors] = useState<{ energy?: string; consent?: string }>({});
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const { leastKcal = ENERGY_GOAL_MIN_KCAL } = start;
  const min = inKcal(leastKcal);
  const hint = fill(start.leastKcal === undefined ? energyGoalText.hint : energyGoalText.hintCalculated, {
    min,
  });
  const save = async (kcal: number) => {
    setFailure(undefined);
    setIsSaving(true);
    try {
      if (!consent.isGiven) await giveConsent(outbox, 'ENERGY_GOAL', consent.seenAt);
      await onSave(goalWithKcal(start, kcal));
      onClose();
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
    if ('error' in read) document.getElementById(ENERGY)?.focus();
    else if (isRefused) document.getElementById(CONSENT)?.focus();
    else void save(read.kcal);
  };
  const buttons = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {actions.cancel}
      </Button>
      <Button type="submit" form={formId} isBusy={isSaving}>
        {actions.save}
      </Button>
    </>
  );
  return (
    <Sheet isOpen onClose={onClose} title={energyGoalText.sheet} actions={buttons} isBusy={isSaving}>
      <form
        id={formId}
        noValidate
        className={sheetForm.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {failure !== undefined && (
          <Notice kind="danger" title={energyGoalText.notSaved} isAnnounced>
            {failure}
          </Notice>
        )}
        <NumberField
          id={ENERGY}
          label={energyGoalText.energy}
          unit="kcal"
          value={typed}
          hint={start.macros ? `${hint} ${energyGoalText.macrosFollow}` : hint}
          error={errors.energy}
          onChange={(value) => {
            setTyped(value);
            setErrors({});
          }}
        />
        {!consent.isGiven && (
          <fieldset className={sheetForm.consents}>
            <legend className={sheetForm.legend}>{energyGoalText.consent}</legend>
            <ConsentBox
              id={CONSENT}
              kind="ENERGY_GOAL"
              isChecked={hasConsented}
              error={errors.consent}
              onChange={setHasConsented}
            />
            <p className={sheetForm.hint}>{privacy['consent.withdraw']}</p>
          </fieldset>
        )}
      </form>
    </Sheet>
  );
}
