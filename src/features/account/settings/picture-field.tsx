import { useId, useRef, useState } from 'react';
import type { MemberProfileFragment } from '../../../../contract/documents.generated.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { PhotoChooser } from '../../../platform/photos/photo-chooser.tsx';
import { photoRefusalText } from '../../../platform/photos/photos.text.ts';
import {
  type PhotoRefusal,
  type PreparedPhoto,
  preparePhoto,
} from '../../../platform/photos/prepare-photo.ts';
import { Avatar } from './avatar.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { obstacleWords, useObstacle } from '../../../platform/sync-status/obstacle.ts';
import styles from './picture.module.css';
import { settingsText } from './settings.text.ts';

type Choice =
  | { state: 'none' }
  | { state: 'preparing' }
  | { state: 'cutting'; photo: PreparedPhoto }
  | { state: 'refused'; refusal: PhotoRefusal };

interface PictureFieldProps {
  profile: MemberProfileFragment;
  /** Called to reload the profile after its picture changed. */
  onStored: () => void;
}

/** Her picture, and a way to replace it: taken or chosen, cropped to a square, sent immediately. */
export function PictureField({ profile, onStored }: PictureFieldProps) {
  const id = useId();
  const obstacle = useObstacle();
  const show = useSnackbar();
  const [choice, setChoice] = useState<Choice>({ state: 'none' });
  const latest = useRef<File>(undefined);
  const choose = (file: File) => {
    latest.current = file;
    setChoice({ state: 'preparing' });
    void preparePhoto(file).then((prepared) => {
      if (file !== latest.current) return;
      if ('refusal' in prepared) setChoice({ state: 'refused', refusal: prepared.refusal });
      else setChoice({ state: 'cutting', photo: prepared.photo });
    });
  };
  const close = () => setChoice({ state: 'none' });
  const error = choice.state === 'refused' ? photoRefusalText[choice.refusal] : undefined;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{settingsText.picture}</legend>
      <Avatar profile={profile} />
      <div className={styles.choosing}>
        <p className={styles.hint}>{obstacle ? obstacleWords[obstacle] : settingsText.pictureHint}</p>
        <output>{choice.state === 'preparing' && settingsText.picturePreparing}</output>
        <PhotoChooser
          id={id}
          takeLabel={settingsText.takePicture}
          chooseLabel={settingsText.choosePicture}
          camera="user"
          error={error}
          onChoose={choose}
        />
      </div>
      {choice.state === 'cutting' && (
        <PictureDialog
          photo={choice.photo}
          memberId={profile.id}
          onClose={close}
          onStored={() => {
            close();
            onStored();
            show({ text: settingsText.pictureStored });
          }}
        />
      )}
    </fieldset>
  );
}
