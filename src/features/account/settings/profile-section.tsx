import { type FormEvent, useState } from 'react';
import type { MemberProfileFragment } from '../../../../contract/documents.generated.ts';
import { PROFILE_MAX_LENGTHS } from '../../../../contract/limits.ts';
import { actions, sync } from '../../../language/words.ts';
import { useEntries, useOutbox } from '../../../offline/outbox-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { TextAreaField, TextField } from '../../../ui/text-field.tsx';
import { marksText } from '../../../platform/marks/marks.text.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import { editProfile } from './edit-profile.ts';
import { PictureField } from './picture-field.tsx';
import { profileWithEntries } from './profile-with-entries.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';
import { useProfileDraft } from './use-profile-draft.ts';

interface ProfileSectionProps {
  profile: MemberProfileFragment;
  onPictureStored: () => void;
}

/** Her picture, names and a few words about herself. Text is stored on the device first, like everything she logs. */
export function ProfileSection({ profile, onPictureStored }: ProfileSectionProps) {
  const shown = profileWithEntries(profile, useEntries());
  const outbox = useOutbox();
  const show = useSnackbar();
  const { valueOf, change, changes, isLeftover, forget } = useProfileDraft(shown);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!outbox) return;
    if (Object.keys(changes).length === 0) return show({ text: settingsText.unchanged });
    try {
      await editProfile(outbox, profile, changes);
      forget(changes);
      setProblem(undefined);
      show({ text: sync.savedOnDevice });
    } catch (error) {
      setProblem(notSavedWords(error, marksText.notSaved));
    }
  };
  return (
    <Card as="section" labelledBy="settings-profile">
      <CardBody>
        <h2 id="settings-profile">{settingsText.profile}</h2>
        <PictureField profile={shown} onStored={onPictureStored} />
        <form className={styles.form} onSubmit={(event) => void save(event)}>
          <TextField
            label={settingsText.firstName}
            autoComplete="given-name"
            maxLength={PROFILE_MAX_LENGTHS.firstName}
            value={valueOf('firstName')}
            onChange={change('firstName')}
          />
          <TextField
            label={settingsText.lastName}
            autoComplete="family-name"
            maxLength={PROFILE_MAX_LENGTHS.lastName}
            value={valueOf('lastName')}
            onChange={change('lastName')}
          />
          <TextAreaField
            label={settingsText.bio}
            maxLength={PROFILE_MAX_LENGTHS.bio}
            value={valueOf('bio')}
            onChange={change('bio')}
          />
          {isLeftover && <p className={styles.muted}>{settingsText.leftover}</p>}
          {problem !== undefined && (
            <Notice kind="danger" isAnnounced>
              {problem}
            </Notice>
          )}
          <Button type="submit">{actions.save}</Button>
        </form>
      </CardBody>
    </Card>
  );
}
