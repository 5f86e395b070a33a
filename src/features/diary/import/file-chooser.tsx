import { FileUp } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import styles from './measurement-import.module.css';

interface FileChooserProps {
  label: string;
  isPrimary: boolean;
  onChoose: (file: File) => void;
}

/** A button that opens the device's own list of files. */
export function FileChooser({ label, isPrimary, onChoose }: FileChooserProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Choosing the same file again must fire the event too.
    event.target.value = '';
    if (file) onChoose(file);
  };
  return (
    <label
      className={`${buttonClass(isPrimary ? 'primary' : 'secondary', 'regular', false)} ${styles.chooser}`}
    >
      <FileUp size={20} aria-hidden="true" />
      {label}
      <input
        type="file"
        accept=".csv,.zip,.xml,.txt,text/csv,text/plain,text/xml,application/xml,application/zip"
        className="visually-hidden"
        onChange={take}
      />
    </label>
  );
}
