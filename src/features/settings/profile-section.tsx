import { type FormEvent, useState } from 'react';
import type { MemberProfileFragment } from '../../contract/documents.generated.ts';
import { actions, sync } from '../../language/words.ts';
import { useEntries, useOutbox } from '../../offline/outbox-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { PictureField } from './picture-field.tsx';
import { profileWithEntries } from './profile-with-entries.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

interface ProfileSectionProps {
  profile: MemberProfileFragment;
  onPictureStored: () => void;
}

/** Her picture; names and a few words about herself; kept on the device first, like everything she logs. */
export function ProfileSection({ profile, onPictureStored }: ProfileSectionProps) {
  const shown = profileWithEntries(profile, useEntries());
  const outbox = useOutbox();
  const show = useSnackbar();
  const [draft, setDraft] = useState({
    firstName: shown.firstName ?? '',
    lastName: shown.lastName ?? '',
    bio: shown.bio ?? '',
  });
  const [isNotSaved, setIsNotSaved] = useState(false);
  const change = (field: keyof typeof draft) => (value: string) => setDraft({ ...draft, [field]: value });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await outbox?.add('editMyProfile', { input: draft });
      setIsNotSaved(false);
      show({ text: sync.savedOnDevice });
    } catch {
      setIsNotSaved(true);
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
            maxLength={100}
            value={draft.firstName}
            onChange={change('firstName')}
          />
          <TextField
            label={settingsText.lastName}
            autoComplete="family-name"
            maxLength={100}
            value={draft.lastName}
            onChange={change('lastName')}
          />
          <TextAreaField
            label={settingsText.bio}
            maxLength={2000}
            value={draft.bio}
            onChange={change('bio')}
          />
          {isNotSaved && (
            <Notice kind="danger" isAnnounced>
              {sync.storageFull}
            </Notice>
          )}
          <Button type="submit">{actions.save}</Button>
        </form>
      </CardBody>
    </Card>
  );
}
