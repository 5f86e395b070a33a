/** Public pages. */
import type { ReactNode } from 'react';
import { nav } from '../../../language/words.ts';
import { PageScreen } from './page-screen.tsx';
import styles from './page-screen.module.css';
import { pagesText } from './pages.text.ts';

export function AboutScreen() {
  return <PageScreen pageKey="about" title={nav['/about']} />;
}

export function MediaScreen() {
  return <PageScreen pageKey="media" title={nav['/media']} />;
}

export function PrivacyScreen() {
  return <PageScreen pageKey="privacy" title={pagesText.privacyTitle} />;
}

/** The terms, followed by credits for the works the product uses. `foot` shows even if the text is unavailable. */
export function TermsScreen({ foot }: { foot?: ReactNode }) {
  return (
    <PageScreen pageKey="terms" title={nav['/terms']} foot={foot}>
      <section className={styles.others} aria-labelledby="others-work">
        <h2 id="others-work">{pagesText.othersWork}</h2>
        <p>{pagesText.othersWorkText}</p>
        <ul>
          {pagesText.othersWorkList.map((work) => (
            <li key={work}>{work}</li>
          ))}
        </ul>
      </section>
    </PageScreen>
  );
}
