import { Download } from 'lucide-react';
import { training as trainingWords } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';

const [SAVED = '', ...ON_DEVICE] = trainingWords.savedOffline.split(' ');

/** Marks the card of a training whose video plays offline; only screen readers hear that it is saved on this device. */
export function SavedBadge() {
  return (
    <Badge tone="info" icon={Download}>
      {SAVED}
      <span className="visually-hidden"> {ON_DEVICE.join(' ')}</span>
    </Badge>
  );
}
