import { ArrowRight, CircleCheck } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { nav } from '../language/words.ts';
import { useMember } from '../session/use-session.ts';
import { BerryBranch } from '../ui/berry-branch.tsx';
import { classes } from '../ui/classes.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { useArrivalFocus } from '../ui/use-arrival-focus.ts';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { DiaryArt, FoodArt, TrainingArt } from './landing-art.tsx';
import { LandingFree, LandingPlans } from './landing-offer.tsx';
import { LandingSamples } from './landing-samples.tsx';
import { LandingScreens } from './landing-screens.tsx';
import styles from './landing-screen.module.css';
import { landingText } from './landing.text.ts';
import { fetchOpenContent, OpenContentContext } from './open-content.ts';
import { paths } from '../../contract/paths.ts';

const ART = { training: TrainingArt, food: FoodArt, diary: DiaryArt };

function Hero({ isMember }: { isMember: boolean }) {
  const heading = useArrivalFocus();
  return (
    <section className={styles.hero}>
      <div className={styles.heroWords}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {landingText.title}
        </h1>
        <p className={styles.lead}>{landingText.lead}</p>
        {isMember ? (
          <div className={styles.buttons}>
            <LinkButton to={paths.calendar.to()} size="large" icon={ArrowRight}>
              {nav['/calendar']}
            </LinkButton>
          </div>
        ) : (
          <div className={styles.buttons}>
            <LinkButton to={paths.register.to()} size="large">
              {nav['/register']}
            </LinkButton>
            <LinkButton to={paths.login.to()} size="large" variant="secondary">
              {nav['/login']}
            </LinkButton>
          </div>
        )}
      </div>
      <div className={styles.heroArt}>
        <BerryBranch />
      </div>
    </section>
  );
}

function Parts({ isMember }: { isMember: boolean }) {
  return (
    <section aria-labelledby="osad" className={styles.section}>
      <h2 id="osad" className={styles.sectionTitle}>
        {landingText.partsTitle}
      </h2>
      <ul className={styles.parts}>
        {landingText.parts.map((part) => {
          const Art = ART[part.tint];
          const { to, link } = isMember && part.tint === 'diary' ? landingText.diaryLink : part;
          return (
            <li key={part.tint} className={classes(styles.part, styles[part.tint])}>
              <div className={styles.partArt}>
                <Art />
              </div>
              <div className={styles.partWords}>
                <h3>{part.title}</h3>
                <p>{part.text}</p>
                <Link to={to} className={styles.partLink}>
                  {link}
                  <ArrowRight size={18} aria-hidden="true" />
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Shows the free parts and the prices of the plans. */
function Offer() {
  const known = use(OpenContentContext);
  const [open, setOpen] = useState(known);
  useEffect(() => {
    let isWanted = true;
    void fetchOpenContent().then((fetched) => isWanted && setOpen(fetched));
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <>
      {open ? <LandingSamples items={open.items} /> : <div aria-busy="true" hidden />}
      <LandingFree counts={open?.counts} />
      <LandingPlans />
    </>
  );
}

/** Explains Hoog to a visitor who sees it for the first time. */
export function LandingScreen() {
  const isMember = useMember() !== undefined;
  useDocumentTitle(landingText.documentTitle);
  return (
    <div className={styles.landing}>
      <Hero isMember={isMember} />
      <Parts isMember={isMember} />
      <LandingScreens />
      {!isMember && <Offer />}
      <section aria-labelledby="levita" className={classes(styles.section, styles.offline)}>
        <div>
          <h2 id="levita" className={styles.sectionTitle}>
            {landingText.offlineTitle}
          </h2>
          <p>{landingText.offlineText}</p>
        </div>
        <ul className={styles.points}>
          {landingText.offlinePoints.map((point) => (
            <li key={point}>
              <CircleCheck size={26} aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </section>
      {!isMember && (
        <section aria-labelledby="alusta" className={classes(styles.section, styles.start)}>
          <h2 id="alusta" className={styles.sectionTitle}>
            {landingText.startTitle}
          </h2>
          <p>{landingText.startText}</p>
          <Link to={paths.register.to()} className={styles.startLink}>
            {nav['/register']}
          </Link>
        </section>
      )}
    </div>
  );
}
