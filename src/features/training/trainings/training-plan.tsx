import { Repeat } from 'lucide-react';
import { useId } from 'react';
import type { PlanSectionDetailsFragment } from '../../../../contract/documents.generated.ts';
import { ClipSwitch } from './clip-switch.tsx';
import { ExerciseClip } from './exercise-clip.tsx';
import type { PlanBlock, PlanStep } from './plan.text.ts';
import { amountWords, restWords, roundsWords, sideWords } from './plan.text.ts';
import styles from './training-plan.module.css';

/** The written plan: what to do, how much of it, and what to mind. */
export function TrainingPlan({ sections }: { sections: readonly PlanSectionDetailsFragment[] }) {
  const hasClips = sections.some(({ blocks }) =>
    blocks.some(({ steps }) => steps.some(({ exercise }) => exercise.clip !== null)),
  );
  return (
    <>
      {hasClips && (
        <div className={styles.switch}>
          <ClipSwitch />
        </div>
      )}
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </>
  );
}

function Section({ section: { title, blocks } }: { section: PlanSectionDetailsFragment }) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Block({ block }: { block: PlanBlock }) {
  const rounds = roundsWords(block);
  return (
    <div className={rounds === undefined ? styles.block : styles.rounds}>
      {rounds !== undefined && (
        <p className={styles.count}>
          <Repeat aria-hidden />
          {rounds}
        </p>
      )}
      <Notes notes={block.notes} />
      {block.steps.length > 0 && (
        <ol className={styles.steps}>
          {block.steps.map((step, index) => (
            <Step key={index} step={step} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Notes({ notes }: Pick<PlanBlock, 'notes'>) {
  if (notes.length === 0) return null;
  if (notes.length === 1) return <p className={styles.note}>{notes[0]}</p>;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** Shows the exercise's technique unless staff say something of their own. */
function Step({ step }: { step: PlanStep }) {
  const asides = [sideWords(step), restWords(step)].filter((words) => words !== undefined);
  return (
    <li className={step.exercise.clip === null ? styles.step : styles.drawn}>
      <ExerciseClip exercise={step.exercise} />
      <div className={styles.words}>
        <p className={styles.exercise}>{step.title}</p>
        <p className={styles.amount}>
          <strong>{amountWords(step)}</strong>
          {asides.length > 0 && `, ${asides.join(', ')}`}
        </p>
        <p className={styles.cue}>{step.cue ?? step.exercise.technique}</p>
      </div>
    </li>
  );
}
