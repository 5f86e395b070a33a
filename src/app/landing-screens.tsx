import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConnection } from '../offline/connection.ts';
import styles from './landing-offer.module.css';
import { landingText } from './landing.text.ts';

/** The size in which scripts/store-pictures.mjs takes them. */
const SIZE = { width: 390, height: 780 };

/** Pictures of the app on a phone. Each links to its screen; the shopping list's links to signing up. */
export function LandingScreens() {
  // A new key requests them again once there is a connection.
  return <Screens key={useConnection()} />;
}

/** No phone stores these pictures, so a screen whose picture did not load is left out, without a network all of them. */
function Screens() {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const screens = landingText.screens.filter(({ file }) => !missing.includes(file));
  if (screens.length === 0) return null;
  return (
    <section aria-labelledby="ekraanid" className={styles.section}>
      <h2 id="ekraanid" className={styles.title}>
        {landingText.screensTitle}
      </h2>
      <ul className={styles.screens}>
        {screens.map(({ file, to, label }) => (
          <li key={file}>
            <Link to={to} className={styles.screen}>
              <img
                src={`/store/${file}.small.webp`}
                alt=""
                {...SIZE}
                loading="lazy"
                decoding="async"
                onError={() => setMissing((former) => [...former, file])}
              />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
