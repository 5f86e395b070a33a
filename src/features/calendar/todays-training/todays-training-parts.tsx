/** The parts of „Tänane hoog“, whatever the training is of. */
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { paths } from '../../../../contract/paths.ts';
import { dotted } from '../../../language/dotted.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { trainingCategory } from '../../../language/words.ts';
import { CoverImage } from '../../../ui/cover-image.tsx';
import styles from './todays-training.module.css';

export function Training({ training }: { training: TrainingCardFragment }) {
  const facts = [
    ...(training.duration === null ? [] : [formatWithUnit(training.duration, 'min', 0)]),
    ...training.category.map((category) => trainingCategory[category]),
  ];
  return (
    <div className={styles.training}>
      <div className={styles.cover} aria-hidden="true">
        <CoverImage src={training.thumbnail} alt="" tint="training" ratio="square" isEager />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={paths.studio.to(training.id)}>{training.title}</Link>
        </h3>
        {facts.length > 0 && <p className={styles.facts}>{dotted(facts)}</p>}
      </div>
    </div>
  );
}

export function Saying({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.words}>
      <output className={styles.saying}>{text}</output>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}

export function Done({ children }: { children: ReactNode }) {
  return (
    <span className={styles.done}>
      <CircleCheck size={24} aria-hidden="true" />
      {children}
    </span>
  );
}

export function Next({ training }: { training: TrainingCardFragment }) {
  return (
    <Link className={styles.next} to={paths.studio.to(training.id)}>
      {training.title}
    </Link>
  );
}
