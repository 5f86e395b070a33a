import { CircleCheck } from 'lucide-react';
import { memo } from 'react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { paths } from '../../../../contract/paths.ts';
import { dotted } from '../../../language/dotted.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { calendar, trainingCategory, trainingType } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardLink } from '../../../ui/card.tsx';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { LockedBadge } from '../../../platform/access/locked-badge.tsx';
import { FavouriteButton } from '../../../platform/favourites/favourite-button.tsx';
import { SavedBadge } from '../saved-videos/saved-badge.tsx';
import { PersonalBadge } from './personal-badge.tsx';
import styles from '../../../ui/cover-card.module.css';
import { equipmentOf, TRAINING_LEVELS } from './training-search.ts';
import { trainingsText } from './trainings.text.ts';

interface StudioCardProps {
  training: TrainingCardFragment;
  isEager?: boolean;
  /** Its video is on this device. */
  isSaved?: boolean;
  /** She has done it on some day. */
  isDone?: boolean;
  heading?: 'h2' | 'h3';
}

/** A training as a list item: a row on a phone, so that several are visible, a card if there is room. */
export const StudioCard = memo(function StudioCard(props: StudioCardProps) {
  const { training, isEager = false, isSaved = false, isDone = false, heading: Heading = 'h2' } = props;
  const isLive = training.type.includes('LIVE');
  const isPersonal = training.accessLevel === 'OWNER';
  return (
    <Card as="li" isFlush>
      <div className={styles.training}>
        <div className={styles.cover}>
          <CoverImage src={training.thumbnail} alt="" tint="training" ratio="wide" isEager={isEager} />
        </div>
        <div className={styles.words}>
          <Heading className={styles.title}>
            <CardLink to={paths.studio.to(training.id)}>{training.title}</CardLink>
          </Heading>
          <p className={styles.facts}>{dotted(factsOf(training))}</p>
          {(isLive || isPersonal || isSaved || isDone || training.locked) && (
            <p className={styles.marks}>
              {isLive && <Badge tone="solid">{trainingType.LIVE}</Badge>}
              {isPersonal && <PersonalBadge />}
              {isDone && (
                <Badge tone="success" icon={CircleCheck}>
                  {calendar.completed}
                </Badge>
              )}
              {isSaved && <SavedBadge />}
              {training.locked && <LockedBadge level={training.accessLevel} />}
            </p>
          )}
        </div>
      </div>
      <FavouriteButton thing="training" id={training.id} cardName={training.title} />
    </Card>
  );
});

function factsOf(training: TrainingCardFragment): string[] {
  const level = TRAINING_LEVELS.find((each) => training.type.includes(each));
  return [
    ...(training.duration === null ? [] : [formatWithUnit(training.duration, 'min', 0)]),
    ...training.category.map((category) => trainingCategory[category]),
    ...(level ? [trainingType[level]] : []),
    trainingsText.equipment[equipmentOf(training)],
  ];
}
