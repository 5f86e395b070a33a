import { CalendarDays, ListChecks } from 'lucide-react';
import { challenge, CHALLENGE_START } from '../../../../contract/marks/challenge.mark.ts';
import { paths } from '../../../../contract/paths.ts';
import { nav } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMember } from '../../../session/use-session.ts';
import { BerryBranch } from '../../../ui/berry-branch.tsx';
import { Card, CardGrid, CardLink } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MarkdownText } from '../../../ui/markdown-text.tsx';
import { Page } from '../../../ui/page.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { useMarks } from '../../../platform/marks/use-mark.ts';
import { PageItems } from '../../lessons/pages/page-items.tsx';
import { PageSection } from '../../lessons/pages/page-screen.tsx';
import { lowerHeadings, splitHeading } from '../../lessons/pages/page-text.ts';
import { type PageItem, pageQuestion } from '../../lessons/pages/pages.question.ts';
import styles from './challenge.module.css';
import { challengeText } from './challenge.text.ts';
import { OwnChallenge } from './own-challenge.tsx';

/**
 * `/challenge`: the introduction with links to its timetable and the calendar, a member's own weeks, its weeks, and the rest of
 * the text. Once she has begun, her own weeks come first, and describe the weeks.
 */
export function ChallengeScreen() {
  const reading = useQuestion(pageQuestion, 'challenge');
  return (
    <Page title={nav['/challenge']}>
      <StaleNote asOf={reading.asOf} />
      <PageItems reading={reading}>{(items) => <Challenge items={items} />}</PageItems>
    </Page>
  );
}

function Challenge({ items: [first, ...others] }: { items: readonly PageItem[] }) {
  const isMember = useMember() !== undefined;
  const { title, body } = splitHeading(first?.value ?? '');
  const [lead = '', ...further] = body.split('\n\n');
  // A member in the middle of it comes to tick today, not to be invited.
  const isUnderWay = useMarks(challenge).has(CHALLENGE_START) && isMember;
  // Keys keep it the same when it comes first with the press that begins it, so that its heading takes the focus there.
  const own = <Own key="own" />;
  const hero = (
    <section key="hero" className={styles.hero} aria-labelledby={first?.id}>
      <div className={styles.heroWords}>
        <h2 id={first?.id}>{title}</h2>
        <MarkdownText text={lead} />
        <div className={styles.ways}>
          <LinkButton to={paths.timetable.to()} icon={ListChecks}>
            {challengeText.toTimetable}
          </LinkButton>
          <LinkButton to={paths.calendar.to()} variant="secondary" icon={CalendarDays}>
            {challengeText.toCalendar}
          </LinkButton>
        </div>
      </div>
      <div className={styles.heroArt}>
        <BerryBranch />
      </div>
    </section>
  );
  return (
    <div className={classes(styles.challenge, isUnderWay && styles.underWay)}>
      {isUnderWay ? [own, hero] : [hero, own, <Weeks key="weeks" />]}
      <div className={styles.sections}>
        <MarkdownText text={lowerHeadings(further.join('\n\n'))} />
        {others.map((item) => (
          <PageSection key={item.id} page={item} />
        ))}
      </div>
    </div>
  );
}

/** A visitor has nowhere to keep her ticks for longer than her device does. */
function Own() {
  const member = useMember();
  const { answer: items } = useQuestion(member && pageQuestion, 'timetable');
  if (!items) return null;
  return (
    <div className={styles.own}>
      <OwnChallenge items={items} />
    </div>
  );
}

/** Each week's name and habit; renders nothing if they cannot be loaded, because the timetable says why. */
function Weeks() {
  const { answer: items = [] } = useQuestion(pageQuestion, 'timetable');
  if (items.length === 0) return null;
  return (
    <section className={styles.weeks} aria-labelledby="challenge-weeks">
      <h2 id="challenge-weeks">{challengeText.weeks}</h2>
      <CardGrid minimum="regular">
        {items.map(({ id, value }) => {
          const { title, body } = splitHeading(value);
          const [habit = ''] = body.split('\n\n');
          return (
            <Card key={id} as="li">
              <h3 className={styles.week}>
                <CardLink to={`${paths.timetable.to()}#${id}`}>{title}</CardLink>
              </h3>
              <MarkdownText text={habit} />
            </Card>
          );
        })}
      </CardGrid>
    </section>
  );
}
