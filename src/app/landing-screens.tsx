import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConnection } from '../offline/connection.ts';
import styles from './landing-offer.module.css';
import { landingText } from './landing.text.ts';

/** The size in which scripts/store-pictures.mjs takes them. */
const SIZE = { width: 390, height: 780 };

/** Pictures of the app on a phone. Each links to its screen; the diary's links to signing up. */
export function LandingScreens() {
  const connection = useConnection();
  return (
    <section aria-labelledby="ekraanid" className={styles.section}>
      <h2 id="ekraanid" className={styles.title}>
        {landingText.screensTitle}
      </h2>
      <ul className={styles.screens}>
        {landingText.screens.map(({ file, to, label }) => (
          <li key={file}>
            <Link to={to} className={styles.screen}>
              {/* A new key requests it again once there is a connection. */}
              <Picture key={connection} file={file} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** No phone stores these pictures, so without a network only the label is shown. */
function Picture({ file }: { file: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return null;
  return (
    <img
      src={`/store/${file}.small.webp`}
      alt=""
      {...SIZE}
      loading="lazy"
      decoding="async"
      onError={() => setIsMissing(true)}
    />
  );
}
