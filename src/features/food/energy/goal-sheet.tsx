import { useId } from 'react';
import { actions, fill, privacy } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { LeftoverNotice } from '../../../ui/leftover-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { ConsentBox } from '../../../platform/consents/consent-box.tsx';
import { energyGoalText } from './energy-goal.text.ts';
import { inKcal } from './energy-goal.ts';
import { CONSENT, ENERGY, type GoalFormOptions, useGoalForm } from './use-goal-form.ts';

/** The form of her goal's energy, with her consent if she has not given it. */
export function GoalSheet(options: GoalFormOptions) {
  const { start, consent, onClose } = options;
  const formId = useId();
  const form = useGoalForm(options);
  const { typed, errors, failure, isSaving } = form;
  const hint = fill(start.leastKcal === undefined ? energyGoalText.hint : energyGoalText.hintCalculated, {
    min: inKcal(form.leastKcal),
  });
  const buttons = (
    <>
      <Button variant="secondary" aria-disabled={isSaving} onClick={() => !isSaving && form.cancel()}>
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
          form.submit();
        }}
      >
        {form.isLeftover && <LeftoverNotice />}
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
          onChange={form.onType}
        />
        {!consent.isGiven && (
          <fieldset className={sheetForm.consents}>
            <legend className={sheetForm.legend}>{energyGoalText.consent}</legend>
            <ConsentBox
              id={CONSENT}
              kind="ENERGY_GOAL"
              isChecked={form.hasConsented}
              error={errors.consent}
              onChange={form.agree}
            />
            <p className={sheetForm.hint}>{privacy['consent.withdraw']}</p>
          </fieldset>
        )}
      </form>
    </Sheet>
  );
}
