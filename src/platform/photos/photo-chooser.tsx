import { Camera, ImagePlus } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import styles from './photo-chooser.module.css';

interface PhotoChooserProps {
  /** The id of the file field, which an error refers to. */
  id: string;
  takeLabel: string;
  chooseLabel: string;
  camera: 'user' | 'environment';
  error: string | undefined;
  onChoose: (file: File) => void;
  /** Shown after the two buttons. */
  children?: ReactNode;
}

/** Two ways to get a photo: taking one, if there is a camera, and choosing a file. */
export function PhotoChooser(props: PhotoChooserProps) {
  const { id, takeLabel, chooseLabel, camera, error, onChoose, children } = props;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Choosing the same file again must fire the event too.
    event.target.value = '';
    if (file) onChoose(file);
  };
  return (
    <div className={styles.choices}>
      <label className={`${styles.choice} ${styles.camera}`}>
        <Camera size={20} aria-hidden="true" />
        {takeLabel}
        <input type="file" accept="image/*" capture={camera} className="visually-hidden" onChange={take} />
      </label>
      <div className={styles.chosen}>
        <Field label={chooseLabel} isLabelHidden error={error} id={id}>
          {(control) => (
            <label className={styles.choice}>
              <ImagePlus size={20} aria-hidden="true" />
              <span aria-hidden="true">{chooseLabel}</span>
              <input {...control} type="file" accept="image/*" className="visually-hidden" onChange={take} />
            </label>
          )}
        </Field>
      </div>
      {children}
    </div>
  );
}
