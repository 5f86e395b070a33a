import styles from './filter-chips.module.css';

interface LinkChipsProps {
  label: string;
  /** Ids of elements on the same screen, and what each is called. */
  links: readonly { id: string; name: string }[];
}

/** Ways to the parts of a long screen. */
export function LinkChips({ label, links }: LinkChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {links.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.chip}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
