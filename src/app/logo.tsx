import { Link } from 'react-router-dom';
import styles from './logo.module.css';
import { paths } from '../../contract/paths.ts';

/** The mark: an h in full swing. */
function Mark() {
  return (
    <svg viewBox="0 0 64 64" className={styles.mark} aria-hidden="true" focusable="false">
      <path className={styles.stroke} d="M15 12v40" />
      <path className={styles.stroke} d="M15 41c3-13 26-16 27 1v10" />
      <circle className={styles.ball} cx="47" cy="16" r="8" />
    </svg>
  );
}

/** The name beside the mark, which links to the landing page for visitors only. */
export function Logo({ isLink }: { isLink: boolean }) {
  const content = (
    <>
      <Mark />
      <span>Hoog</span>
    </>
  );
  return isLink ? (
    <Link to={paths.landing.to()} className={styles.logo}>
      {content}
    </Link>
  ) : (
    <span className={styles.logo}>{content}</span>
  );
}
