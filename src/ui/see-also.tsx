import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './see-also.module.css';

interface SeeAlsoProps {
  links: readonly { to: string; label: string }[];
  /** A heading other than the default, for screens with two such lists. */
  name?: string;
}

/** Related links at the end of a screen that no menu contains. */
export function SeeAlso({ links, name = 'Vaata ka' }: SeeAlsoProps) {
  return (
    <nav aria-label={name}>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
