import { useId } from 'react';
import { paths } from '../../../../contract/paths.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { SeeAlso } from '../../../ui/see-also.tsx';
import styles from './latest-trainings.module.css';
import { StudioCard } from './studio-card.tsx';
import { latestTrainingsQuestion } from './trainings.question.ts';
import { trainingsText } from './trainings.text.ts';

/** Enough that some of them are open to everyone. */
const ASKED = 50;
/** Wide screens show them in pairs. */
const SHOWN = 4;
const STUDIO = [{ to: paths.studio.to(), label: trainingsText.allTrainings }];

/** „Uued treeningud“: those open to her first. Renders nothing if they cannot be loaded. */
export function LatestTrainings() {
  const titleId = useId();
  const { answer = [] } = useQuestion(latestTrainingsQuestion, ASKED);
  const latest = answer.toSorted((one, other) => Number(one.locked) - Number(other.locked));
  if (latest.length === 0) return null;
  return (
    <section className={styles.latest} aria-labelledby={titleId}>
      <h2 id={titleId}>{trainingsText.latest}</h2>
      <ul className={styles.list}>
        {latest.slice(0, SHOWN).map((training) => (
          <StudioCard key={training.id} training={training} heading="h3" />
        ))}
      </ul>
      <SeeAlso links={STUDIO} name={trainingsText.latest} />
    </section>
  );
}
