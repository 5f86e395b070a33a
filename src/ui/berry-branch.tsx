import styles from './berry-branch.module.css';

/** Where each leaf leaves the stem, and its rotation in degrees. */
const LEAVES = [
  [228, 70, -52],
  [220, 96, -160],
  [208, 160, -24],
  [205, 196, -172],
  [200, 262, -12],
  [194, 306, 176],
  [184, 360, -6],
  [174, 404, 170],
  [169, 452, 4],
] as const;

const BERRIES = [
  [232, 118, 20],
  [180, 140, 24],
  [214, 176, 28],
  [160, 196, 19],
  [246, 222, 26],
  [192, 232, 30],
  [226, 278, 32],
  [172, 290, 22],
  [250, 330, 22],
  [196, 340, 27],
  [160, 382, 20],
  [220, 402, 24],
] as const;

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
      <path className={styles.stem} d="M176 560C190 470 150 420 190 330S190 170 236 40" />
      {LEAVES.map(([x, y, turn], index) => (
        <path
          key={`${x}-${y}`}
          className={index % 2 ? styles.leaf : styles.leafLight}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M0 0C40-40 96-40 150 0 96 30 40 30 0 0Z"
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
