import { Camera, ImagePlus } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import styles from './photo-chooser.module.css';

interface PhotoChooserProps {
  /** Of the field that chooses a file, which an error is beside. */
  id: string;
  takeLabel: string;
  chooseLabel: string;
  /** Which camera takes it. */
  camera: 'user' | 'environment';
  error: string | undefined;
  onChoose: (file: File) => void;
  /** Stands after the two ways. */
  children?: ReactNode;
}

/** The two ways to a photo: taking it, where there is a camera at hand, and choosing a file. */
export function PhotoChooser(props: PhotoChooserProps) {
  const { id, takeLabel, chooseLabel, camera, error, onChoose, children } = props;
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Choosing the same file again must be heard too.
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
            <label className={styles.choice} htmlFor={id}>
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
