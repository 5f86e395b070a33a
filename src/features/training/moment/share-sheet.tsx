import { Download, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useFileSaving } from '../../../ui/use-file-saving.tsx';
import { drawPicture, PICTURE_SIZE } from './draw-picture.ts';
import { momentText } from './moment.text.ts';
import styles from './moment.module.css';
import {
  type Moment,
  partsOf,
  type PicturePart,
  type PictureWords,
  saidAloud,
  wordsOnPicture,
} from './picture-words.ts';
import { canShare, shareFile } from './share-file.ts';

interface ShareSheetProps {
  moment: Moment;
  onClose: () => void;
}

/** The picture as it will be sent, with the parts that she chose for it: at first none. */
export function ShareSheet({ moment, onClose }: ShareSheetProps) {
  const [chosen, setChosen] = useState<ReadonlySet<PicturePart>>(new Set());
  const [isFailed, setIsFailed] = useState(false);
  const { save, unsaved } = useFileSaving();
  const { picture, file } = usePicture(wordsOnPicture(moment, chosen));
  const choose = (part: PicturePart, isChosen: boolean) =>
    setChosen(new Set(partsOf(moment).filter((each) => (each === part ? isChosen : chosen.has(each)))));
  const isSharing = file !== undefined && canShare(file);
  const send = () => {
    if (!file) return;
    setIsFailed(false);
    if (isSharing) void shareFile(file).catch(() => setIsFailed(true));
    else void save(file);
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={momentText.title}
      actions={
        <>
          {isSharing && (
            <Button variant="secondary" icon={Download} onClick={() => void save(file)}>
              {momentText.save}
            </Button>
          )}
          <Button icon={isSharing ? Share2 : Download} aria-disabled={!file} onClick={send}>
            {isSharing ? momentText.send : momentText.save}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        {picture !== 'failed' && (
          <img src={picture?.address} alt={picture?.alt ?? ''} {...PICTURE_SIZE} className={styles.picture} />
        )}
        <div className={styles.choices}>
          <p>{momentText.note}</p>
          <fieldset className={styles.parts}>
            <legend>{momentText.choose}</legend>
            {partsOf(moment).map((part) => (
              <Checkbox
                key={part}
                label={momentText.parts[part]}
                isChecked={chosen.has(part)}
                onChange={(isChosen) => choose(part, isChosen)}
              />
            ))}
          </fieldset>
          {unsaved}
          {(isFailed || picture === 'failed') && (
            <Notice kind="warning" isAnnounced>
              {isFailed ? momentText.failed : momentText.notDrawn}
            </Notice>
          )}
        </div>
      </div>
    </Sheet>
  );
}

interface Picture {
  /** The words, as a key. */
  of: string;
  file: File;
  /** Address of the file, for an element that shows it. */
  address: string;
  alt: string;
}

/** Drawn and made into a file ahead of her press, because browsers share only at once. The one before stays meanwhile. */
function usePicture(words: PictureWords): {
  picture: Picture | 'failed' | undefined;
  file: File | undefined;
} {
  const [picture, setPicture] = useState<Picture | 'failed'>();
  const key = JSON.stringify(words);
  useEffect(() => {
    let isOld = false;
    const asked = JSON.parse(key) as PictureWords;
    drawPicture(asked).then(
      (blob) => {
        if (isOld) return;
        const file = new File([blob], momentText.file, { type: blob.type });
        const alt = fill(momentText.alt, { words: saidAloud(asked) });
        setPicture({ of: key, file, address: URL.createObjectURL(file), alt });
      },
      () => !isOld && setPicture('failed'),
    );
    return () => {
      isOld = true;
    };
  }, [key]);
  useEffect(() => {
    if (!picture || picture === 'failed') return undefined;
    return () => URL.revokeObjectURL(picture.address);
  }, [picture]);
  // A part that she has taken off must not leave with a picture that still has it.
  const isCurrent = picture !== undefined && picture !== 'failed' && picture.of === key;
  return { picture, file: isCurrent ? picture.file : undefined };
}
