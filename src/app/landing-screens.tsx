import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConnection } from '../offline/connection.ts';
import styles from './landing-offer.module.css';
import { landingText } from './landing.text.ts';

/** As scripts/store-pictures.mjs takes them. */
const SIZE = { width: 390, height: 780 };

/** The app itself, photographed on a phone; each picture leads to its screen, her diary's to an account of her own. */
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
              {/* With another key it is asked for again, once there is a connection. */}
              <Picture key={connection} file={file} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** No phone keeps these pictures, so without a network the label stands alone. */
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
