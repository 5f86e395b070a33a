import { useState } from 'react';
import { privacy } from '../../../language/words.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import sheetForm from '../../../ui/sheet-form.module.css';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { ConsentBox } from '../../../platform/consents/consent-box.tsx';
import { giveConsent } from '../../../platform/consents/give-consent.ts';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import { avoidedText } from './avoided.text.ts';

interface AvoidedConsentProps {
  outbox: Outbox;
  consent: { isGiven: boolean; seenAt: string | undefined };
  /** It is asked of who has something to keep, and never before. */
  hasChoices: boolean;
}

/** Tells a member on which devices her choices are kept, and offers to have them on her others. */
export function AvoidedConsent({ outbox, consent: { isGiven, seenAt }, hasChoices }: AvoidedConsentProps) {
  const [isGiving, setIsGiving] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The box that she ticks is gone once she has agreed.
  const place = useFocusWhenLost<HTMLDivElement>();
  const agree = async () => {
    setIsGiving(true);
    try {
      await giveConsent(outbox, 'FOOD_CHOICES', seenAt);
    } catch (error) {
      setFailure(notSavedReason(error, avoidedText.notSaved));
    }
    // Ticked by her answer from now on, which the server may yet refuse.
    setIsGiving(false);
  };
  return (
    <div ref={place} tabIndex={-1} className={sheetForm.group}>
      <p className={sheetForm.hint}>{isGiven ? avoidedText.onAll : avoidedText.untilSignOut}</p>
      {hasChoices && !isGiven && (
        <fieldset className={sheetForm.consents}>
          <legend className={sheetForm.legend}>{avoidedText.consent}</legend>
          <ConsentBox
            kind="FOOD_CHOICES"
            isChecked={isGiving}
            onChange={() => void agree()}
            error={failure}
          />
          <p className={sheetForm.hint}>{privacy['consent.withdraw']}</p>
        </fieldset>
      )}
    </div>
  );
}
