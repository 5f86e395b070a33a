import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { diary } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { photoRefusalText } from '../photos/photos.text.ts';
import { KeptPhotoImage } from './kept-photo-image.tsx';
import { measurementsText } from './measurements.text.ts';
import styles from './photo-field.module.css';
import type { PhotoChoosing } from './use-photo-choice.ts';

/** Takes or chooses the photo of a measurement, shows what was chosen, and says why a file cannot be one. */
export function PhotoField({ id, choosing }: { id: string; choosing: PhotoChoosing }) {
  const { choice, choose, remove } = choosing;
  const error = choice.state === 'refused' ? photoRefusalText[choice.refusal] : undefined;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Choosing the same file again must be heard too.
    event.target.value = '';
    if (file) choose(file);
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{diary.photo}</legend>
      <p className={styles.hint}>{diary.photoPrivate}</p>
      <output>
        {choice.state === 'preparing' && measurementsText.photoPreparing}
        {choice.state === 'ready' && <span className="visually-hidden">{measurementsText.photoReady}</span>}
      </output>
      {choice.state === 'ready' && (
        <KeptPhotoImage photo={choice.photo} alt={measurementsText.photoPreview} className={styles.preview} />
      )}
      <div className={styles.choices}>
        <label className={`${styles.choice} ${styles.camera}`}>
          <Camera size={20} aria-hidden="true" />
          {diary.takePhoto}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="visually-hidden"
            onChange={take}
          />
        </label>
        <div className={styles.chosen}>
          <Field label={diary.choosePhoto} isLabelHidden error={error} id={id}>
            {(control) => (
              <label className={styles.choice} htmlFor={id}>
                <ImagePlus size={20} aria-hidden="true" />
                <span aria-hidden="true">{diary.choosePhoto}</span>
                <input
                  {...control}
                  type="file"
                  accept="image/*"
                  className="visually-hidden"
                  onChange={take}
                />
              </label>
            )}
          </Field>
        </div>
        {choice.state !== 'none' && (
          <Button variant="quiet" size="compact" icon={Trash2} onClick={remove}>
            {diary.removePhoto}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
