import { Trash2 } from 'lucide-react';
import { diary } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { PhotoChooser } from '../../../platform/photos/photo-chooser.tsx';
import { photoRefusalText } from '../../../platform/photos/photos.text.ts';
import { KeptPhotoImage } from './kept-photo-image.tsx';
import { measurementsText } from './measurements.text.ts';
import styles from './photo-field.module.css';
import type { PhotoChoosing } from './use-photo-choice.ts';

/** Takes or chooses a measurement's photo, shows it, and says why a file cannot be used. */
export function PhotoField({ id, choosing }: { id: string; choosing: PhotoChoosing }) {
  const { choice, choose, remove } = choosing;
  const place = useFocusOnward<HTMLFieldSetElement>();
  const error = choice.state === 'refused' ? photoRefusalText[choice.refusal] : undefined;
  return (
    <fieldset ref={place} className={styles.field}>
      <legend className={styles.legend}>{diary.photo}</legend>
      <p className={styles.hint}>{diary.photoPrivate}</p>
      <output>
        {choice.state === 'preparing' && measurementsText.photoPreparing}
        {choice.state === 'ready' && <span className="visually-hidden">{measurementsText.photoReady}</span>}
      </output>
      {choice.state === 'ready' && (
        <KeptPhotoImage photo={choice.photo} alt={measurementsText.photoPreview} className={styles.preview} />
      )}
      <PhotoChooser
        id={id}
        takeLabel={diary.takePhoto}
        chooseLabel={diary.choosePhoto}
        camera="environment"
        error={error}
        onChoose={choose}
      >
        {choice.state !== 'none' && (
          <Button variant="quiet" size="compact" icon={Trash2} onClick={remove}>
            {diary.removePhoto}
          </Button>
        )}
      </PhotoChooser>
    </fieldset>
  );
}
