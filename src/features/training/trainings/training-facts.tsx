import { Clock } from 'lucide-react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { training as trainingWords, trainingCategory, trainingType } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import styles from '../../../ui/filter-chips.module.css';
import { PersonalBadge } from './personal-badge.tsx';

/** Duration, categories and types as badges. */
export function TrainingFacts({ training }: { training: TrainingCardFragment }) {
  return (
    <p className={styles.chips}>
      {training.accessLevel === 'OWNER' && <PersonalBadge />}
      {training.duration !== null && (
        <Badge tone="accent" icon={Clock}>
          <span className="visually-hidden">{trainingWords.duration}: </span>
          {formatWithUnit(training.duration, 'min', 0)}
        </Badge>
      )}
      {training.category.map((category) => (
        <Badge key={category} tone="primary">
          {trainingCategory[category]}
        </Badge>
      ))}
      {training.type.map((type) => (
        <Badge key={type}>{trainingType[type]}</Badge>
      ))}
    </p>
  );
}
