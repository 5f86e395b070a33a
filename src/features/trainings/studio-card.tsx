import { Clock } from 'lucide-react';
import { memo } from 'react';
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import { dotted } from '../../language/dotted.ts';
import { formatWithUnit } from '../../language/numbers.ts';
import { trainingCategory, trainingType } from '../../language/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardBody, CardLink } from '../../ui/card.tsx';
import { CoverImage } from '../../ui/cover-image.tsx';
import { LockedBadge } from '../access/locked-badge.tsx';
import { SavedBadge } from '../saved-videos/saved-badge.tsx';
import styles from './studio-card.module.css';
import { equipmentOf, TRAINING_LEVELS } from './training-search.ts';
import { trainingsText } from './trainings.text.ts';

interface StudioCardProps {
  training: TrainingCardFragment;
  isEager: boolean;
  /** Its video is on this device. */
  isSaved: boolean;
}

/** A training in the studio's list, as an item of it. */
export const StudioCard = memo(function StudioCard({ training, isEager, isSaved }: StudioCardProps) {
  const level = TRAINING_LEVELS.find((each) => training.type.includes(each));
  const facts = [
    ...training.category.map((category) => trainingCategory[category]),
    ...(level ? [trainingType[level]] : []),
    trainingsText.equipment[equipmentOf(training)],
  ];
  return (
    <Card as="li" isFlush>
      <CoverImage src={training.thumbnail} alt="" tint="training" ratio="wide" isEager={isEager}>
        {training.type.includes('LIVE') && <Badge tone="solid">{trainingType.LIVE}</Badge>}
        {isSaved && <SavedBadge />}
        {training.locked && <LockedBadge level={training.accessLevel} />}
      </CoverImage>
      <CardBody>
        <h2 className={styles.title}>
          <CardLink to={`/studio/${encodeURIComponent(training.id)}`}>{training.title}</CardLink>
        </h2>
        {training.duration !== null && (
          <p className={styles.duration}>
            <Clock size={16} aria-hidden="true" />
            {formatWithUnit(training.duration, 'min', 0)}
          </p>
        )}
        <p className={styles.facts}>{dotted(facts)}</p>
      </CardBody>
    </Card>
  );
});
