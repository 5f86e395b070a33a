import { CircleCheck } from 'lucide-react';
import { training as trainingWords } from '../../language/words.ts';
import { Badge } from '../../ui/badge.tsx';

/** On the card of a training whose video plays without a network. */
export function SavedBadge() {
  return (
    <Badge tone="success" icon={CircleCheck}>
      {trainingWords.savedOffline}
    </Badge>
  );
}
