import { type ReactNode, useState } from 'react';
import { RECIPE_NOTE_MAX_LENGTH } from '../../../../contract/marks/recipe-note.mark.ts';
import { fill, privacy } from '../../../language/words.ts';
import type { Outbox } from '../../../offline/outbox.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { TextAreaField } from '../../../ui/text-field.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { ConsentBox } from '../../../platform/consents/consent-box.tsx';
import { giveConsent } from '../../../platform/consents/give-consent.ts';
import { useConsent } from '../../../platform/consents/use-consent.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import styles from './own-recipe.module.css';
import { ownRecipeText } from './own-recipe.text.ts';
import { useRecipeNote } from './use-recipe-note.ts';

/** Her note: a member's is the same on all her devices once she agrees to that, and until then of this one alone. */
export function NotePart({ recipeId }: { recipeId: string }) {
  const outbox = useOutbox();
  return outbox ? (
    <MembersNote recipeId={recipeId} outbox={outbox} />
  ) : (
    <NoteField recipeId={recipeId} isAllowed hint={ownRecipeText.noteOnDevice} />
  );
}

function MembersNote({ recipeId, outbox }: { recipeId: string; outbox: Outbox }) {
  const show = useSnackbar();
  const consent = useConsent('FOOD_NOTES');
  const [isGiving, setIsGiving] = useState(false);
  const agree = async () => {
    setIsGiving(true);
    try {
      await giveConsent(outbox, 'FOOD_NOTES', consent.seenAt);
    } catch (error) {
      show({ text: notSavedWords(error, ownRecipeText.notSaved) });
    }
    // Ticked by her answer from now on, which the server may yet refuse.
    setIsGiving(false);
  };
  const { isGiven } = consent;
  return (
    <NoteField
      recipeId={recipeId}
      isAllowed={isGiven}
      hint={isGiven ? ownRecipeText.noteOnAll : ownRecipeText.noteUntilSignOut}
    >
      {!isGiven && (
        <fieldset className={sheetForm.consents}>
          <legend className={sheetForm.legend}>{ownRecipeText.consent}</legend>
          <ConsentBox kind="FOOD_NOTES" isChecked={isGiving} onChange={() => void agree()} />
          <p className={sheetForm.hint}>{privacy['consent.withdraw']}</p>
        </fieldset>
      )}
    </NoteField>
  );
}

interface NoteFieldProps {
  recipeId: string;
  isAllowed: boolean;
  hint: string;
  /** Below a note that there is. */
  children?: ReactNode;
}

function NoteField({ recipeId, isAllowed, hint, children }: NoteFieldProps) {
  const { text, other, change, save, dropOther, takeOther } = useRecipeNote(recipeId, isAllowed);
  // The box that she ticks is gone once she has agreed.
  const place = useFocusWhenLost<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className={styles.part} onBlur={() => void save()}>
      <TextAreaField
        label={ownRecipeText.note}
        hint={hint}
        maxLength={RECIPE_NOTE_MAX_LENGTH}
        value={text}
        onChange={change}
      />
      {other !== undefined && (
        <Notice
          title={ownRecipeText.otherNote}
          isAnnounced
          action={
            <>
              <Button variant="secondary" size="compact" onClick={takeOther}>
                {ownRecipeText.takeOther}
              </Button>
              <Button variant="quiet" size="compact" onClick={dropOther}>
                {ownRecipeText.dropOther}
              </Button>
            </>
          }
        >
          {fill(ownRecipeText.otherText, { text: other })}
        </Notice>
      )}
      {text !== '' && children}
    </div>
  );
}
