import { Pause, Play } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { letClipsMove, useClipsMove } from './clip-motion.ts';
import { trainingsText } from './trainings.text.ts';

/** Stops all drawings of this device, or lets them move: whatever moves for longer than five seconds can be stopped. */
export function ClipSwitch() {
  const isMoving = useClipsMove();
  return (
    <Button
      variant="quiet"
      size="compact"
      icon={isMoving ? Pause : Play}
      onClick={() => letClipsMove(!isMoving)}
    >
      {isMoving ? trainingsText.stopClips : trainingsText.moveClips}
    </Button>
  );
}
