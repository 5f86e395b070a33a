import styles from './berry-branch.module.css';
import { BERRIES, LEAF, LEAVES, STEM } from './berry-branch-shapes.ts';

/** A branch of sea buckthorn, the product's illustration. Decorative only. */
export function BerryBranch() {
  return (
    <svg
      viewBox="0 0 400 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={styles.branch}
    >
      <circle className={styles.sun} cx="330" cy="90" r="150" />
      <circle className={styles.shade} cx="40" cy="520" r="190" />
      <path className={styles.stem} d={STEM} />
      {LEAVES.map(([x, y, turn], index) => (
        <path
          key={`${x}-${y}`}
          className={index % 2 ? styles.leaf : styles.leafLight}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d={LEAF}
        />
      ))}
      {BERRIES.map(([x, y, radius]) => (
        <g key={`${x}-${y}`}>
          <circle className={styles.berry} cx={x} cy={y} r={radius} />
          <circle className={styles.gleam} cx={x - radius * 0.32} cy={y - radius * 0.36} r={radius * 0.24} />
        </g>
      ))}
    </svg>
  );
}
