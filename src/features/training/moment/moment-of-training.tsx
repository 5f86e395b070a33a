import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './moment.module.css';
import { momentText } from './moment.text.ts';
import { type Moment, weekWords } from './picture-words.ts';
import { ShareSheet } from './share-sheet.tsx';
import { useTrainingWeek } from './use-training-week.ts';

/** Below the training's result: her week so far, and a picture of it to share. */
export function MomentOfTraining({ moment }: { moment: Omit<Moment, 'week'> }) {
  const week = useTrainingWeek();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.moment}>
      {week && (
        <div className={styles.week}>
          <span className={styles.dots} aria-hidden="true">
            {Array.from({ length: week.done }, (_, place) => (
              <span key={place} className={styles.dot} />
            ))}
          </span>
          <p>{weekWords(week)}</p>
        </div>
      )}
      <Button variant="secondary" icon={Share2} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {momentText.share}
      </Button>
      {isOpen && <ShareSheet moment={{ ...moment, week }} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
