import { useState } from 'react';
import { actions, sync } from '../../../language/words.ts';
import { currentToken } from '../../../session/token.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { cutSquare } from '../../../platform/photos/cut-square.ts';
import { photoRefusalText } from '../../../platform/photos/photos.text.ts';
import type { PreparedPhoto } from '../../../platform/photos/prepare-photo.ts';
import { MIDDLE_SQUARE } from '../../../platform/photos/square-cut.ts';
import { settingsText } from './settings.text.ts';
import { SquareCutter } from './square-cutter.tsx';
import { type PictureOutcome, uploadPicture } from './upload-picture.ts';

const PROBLEMS: Readonly<Record<Exclude<PictureOutcome, 'stored'>, string>> = {
  'no-connection': sync.needsConnection,
  refused: settingsText.pictureRefused,
  'signed-out': settingsText.pictureSignedOut,
  failed: settingsText.pictureFailed,
};

interface PictureDialogProps {
  photo: PreparedPhoto;
  memberId: string;
  onClose: () => void;
  onStored: () => void;
}

/** She chooses the square, then it is sent; if that fails, her choice stays. */
export function PictureDialog({ photo, memberId, onClose, onStored }: PictureDialogProps) {
  const [choice, setChoice] = useState(MIDDLE_SQUARE);
  /** The upload's progress. */
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isBusy = sent !== undefined;

  const send = async () => {
    setProblem(undefined);
    setSent(0);
    const picture = await cutSquare(photo, choice);
    const outcome =
      picture && (await uploadPicture({ picture, memberId, token: currentToken, onProgress: setSent }));
    setSent(undefined);
    if (outcome === 'stored') onStored();
    else setProblem(outcome ? PROBLEMS[outcome] : photoRefusalText.UNREADABLE);
  };
  const buttons = (
    <>
      <Button isBusy={isBusy} onClick={() => void send()}>
        {actions.save}
      </Button>
      <Button variant="quiet" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
        {actions.cancel}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={settingsText.cutPicture} actions={buttons} isBusy={isBusy}>
      <SquareCutter photo={photo} choice={choice} onChange={setChoice} />
      {isBusy && <Progress label={sync.sending} value={sent} />}
      {problem && (
        <Notice kind="danger" isAnnounced>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
