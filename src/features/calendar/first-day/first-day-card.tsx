import { Play } from 'lucide-react';
import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { nav, training } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { splitHeading } from '../../lessons/pages/page-text.ts';
import { pageQuestion } from '../../lessons/pages/pages.question.ts';
import { programAddress } from '../../training/programs/program-address.ts';
import { type KnownProgram, programsOf, type Trainings } from '../../training/programs/program-catalogue.ts';
import { programFacts } from '../../training/programs/program-facts.ts';
import { useCompletions } from '../../training/completions/use-completions.ts';
import { useProgramRuns } from '../../training/programs/use-program-runs.ts';
import { trainingsQuestion } from '../../training/trainings/trainings.question.ts';
import styles from './first-day-card.module.css';
import { FirstDayPlace } from './first-day-place.tsx';
import { freeProgram, nextTraining } from './first-day.ts';
import { firstDayText } from './first-day.text.ts';

/** Shows a member without a plan the free training, program and challenge, above all locked content. */
export function FirstDayCard() {
  const pages = useQuestion(pageQuestion, 'program');
  const studio = useQuestion(trainingsQuestion);
  const trainings: Trainings = useMemo(
    () => new Map((studio.answer ?? []).map((training) => [training.id, training])),
    [studio.answer],
  );
  const program = useMemo(
    () => freeProgram(programsOf(pages.answer ?? []), trainings),
    [pages.answer, trainings],
  );
  if (program) return <FreeThings program={program} trainings={trainings} />;
  return [pages, studio].some(({ state }) => state === 'loading') ? <FirstDayPlace /> : null;
}

function FreeThings({ program, trainings }: { program: KnownProgram; trainings: Trainings }) {
  const titleId = useId();
  const run = useProgramRuns().get(program.id);
  const completions = useCompletions();
  const next = nextTraining(program, trainings, run, completions);
  return (
    <Card as="section" look="warm" labelledBy={titleId}>
      <div className={styles.free}>
        <h2 id={titleId}>{next?.isFirst ? firstDayText.begin : firstDayText.goOn}</h2>
        <p>{firstDayText.lead}</p>
        {next && (
          <div className={styles.training}>
            {!next.isFirst && <h3 className={styles.kicker}>{firstDayText.next}</h3>}
            <LinkButton icon={Play} to={paths.studio.to(next.training.id)}>
              {next.training.title}
            </LinkButton>
            {next.training.duration !== null && (
              <span className={styles.facts}>{formatWithUnit(next.training.duration, 'min', 0)}</span>
            )}
          </div>
        )}
        <ul className={styles.ways}>
          <li>
            <span className={styles.kicker}>{training.program}</span>
            <Link to={programAddress(program.id)}>{program.title}</Link>
            <span className={styles.facts}>{programFacts(program)}</span>
          </li>
          <Challenge />
        </ul>
      </div>
    </Card>
  );
}

/** Named as staff called it. */
function Challenge() {
  const { answer: items } = useQuestion(pageQuestion, 'challenge');
  const { title } = splitHeading(items?.[0]?.value ?? '');
  return (
    <li>
      {title !== '' && <span className={styles.kicker}>{nav['/challenge']}</span>}
      <Link to={paths.challenge.to()}>{title || nav['/challenge']}</Link>
    </li>
  );
}
