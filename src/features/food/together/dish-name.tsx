import { classes } from '../../../ui/classes.ts';
import styles from './together.module.css';

const COLOURS = [styles.one, styles.two, styles.three];

/** A dish by its name and beside it its colour and shape, by which its rows are told apart at a glance. */
export function DishName({ index, name }: { index: number; name: string }) {
  return (
    <span className={styles.dish}>
      <span className={classes(styles.colour, COLOURS[index])} aria-hidden="true" />
      {name}
    </span>
  );
}
