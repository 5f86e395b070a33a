import styles from './landing-art.module.css';

/** A mat, a kettlebell and a water bottle. */
export function TrainingArt() {
  return (
    <svg viewBox="0 0 320 220" className={styles.art} aria-hidden="true" focusable="false">
      <ellipse className={styles.ground} cx="160" cy="190" rx="130" ry="14" />
      <rect className={styles.soft} x="36" y="160" width="190" height="26" rx="13" />
      <circle className={styles.main} cx="52" cy="158" r="30" />
      <circle className={styles.light} cx="52" cy="158" r="19" />
      <circle className={styles.main} cx="52" cy="158" r="8" />
      <path className={styles.ring} d="M150 108c-8-54 60-54 52 0" />
      <path
        className={styles.accent}
        d="M128 150c0-32 20-46 48-46s48 14 48 46c0 24-14 36-26 36h-44c-12 0-26-12-26-36Z"
      />
      <circle className={styles.gleam} cx="158" cy="132" r="9" />
      <rect className={styles.main} x="252" y="52" width="24" height="22" rx="6" />
      <rect className={styles.cool} x="242" y="72" width="44" height="114" rx="16" />
      <rect className={styles.light} x="242" y="104" width="44" height="34" />
    </svg>
  );
}

/** A bowl of seasonal food. */
export function FoodArt() {
  return (
    <svg viewBox="0 0 320 220" className={styles.art} aria-hidden="true" focusable="false">
      <ellipse className={styles.ground} cx="160" cy="196" rx="120" ry="12" />
      <circle className={styles.accent} cx="112" cy="84" r="36" />
      <circle className={styles.gleam} cx="100" cy="72" r="8" />
      <circle className={styles.berry} cx="168" cy="66" r="30" />
      <circle className={styles.light} cx="160" cy="58" r="6" />
      <path className={styles.leaf} d="M196 96C190 46 232 26 268 30c2 40-22 72-72 66Z" />
      <path className={styles.vein} d="M202 92c16-22 34-40 54-52" />
      <circle className={styles.accent} cx="222" cy="100" r="24" />
      <path className={styles.main} d="M50 100h220c0 56-42 96-110 96S50 156 50 100Z" />
      <path className={styles.stripe} d="M62 132h196" />
    </svg>
  );
}

/** A notebook page with a calm line, and a measuring tape. */
export function DiaryArt() {
  return (
    <svg viewBox="0 0 320 220" className={styles.art} aria-hidden="true" focusable="false">
      <ellipse className={styles.ground} cx="160" cy="200" rx="120" ry="12" />
      <rect className={styles.main} x="62" y="26" width="170" height="168" rx="20" />
      <rect className={styles.page} x="78" y="20" width="162" height="166" rx="16" />
      <path className={styles.grid} d="M98 62h122M98 98h122M98 134h122" />
      <path className={styles.trend} d="M100 66c24 4 30 34 54 32s34 30 66 34" />
      <circle className={styles.accent} cx="220" cy="132" r="11" />
      <circle className={styles.accent} cx="238" cy="170" r="34" />
      <circle className={styles.page} cx="238" cy="170" r="14" />
      <path className={styles.tape} d="M206 184v12h78" />
    </svg>
  );
}
