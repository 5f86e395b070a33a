import { type ReactNode, useState } from 'react';
import { type FileOutcome, saveFile } from '../device/save-file.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { sendingText } from './sending.text.ts';

interface FileSaving {
  save: (file: File) => Promise<FileOutcome>;
  /** Says what to do about a file that was not saved; to be drawn beside the button. */
  unsaved: ReactNode;
}

/** Saves files. One that the phone refused, as it does long after a press, is saved by another press. */
export function useFileSaving(): FileSaving {
  const [last, setLast] = useState<{ file: File; outcome: FileOutcome }>();
  const save = async (file: File) => {
    setLast(undefined);
    const outcome = await saveFile(file);
    setLast({ file, outcome });
    return outcome;
  };
  return {
    save,
    unsaved: last && last.outcome !== 'saved' && (
      <Notice
        kind="warning"
        isAnnounced
        action={
          last.outcome !== 'untaken' && (
            <Button variant="secondary" onClick={() => void save(last.file)}>
              {sendingText.fileAgain}
            </Button>
          )
        }
      >
        {sendingText.file[last.outcome]}
      </Notice>
    ),
  };
}
