import { Heart } from 'lucide-react';
import { favourite, favouriteKey, type FavouriteThing } from '../../../contract/marks/favourite.mark.ts';
import { fill, food } from '../../language/words.ts';
import { classes } from '../../ui/classes.ts';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { saveMark } from '../marks/save-mark.ts';
import { useMarkOnceRead, useMarkStore } from '../marks/use-mark.ts';
import { notSavedWords } from '../sync-status/not-saved.ts';
import styles from './favourite-button.module.css';
import { favouritesText } from './favourites.text.ts';

interface FavouriteButtonProps {
  thing: FavouriteThing;
  id: string;
  /** In a list: the card's name, for a button in the card's corner. */
  cardName?: string;
}

/** The heart: filled if the thing is among her favourites. It shows the stored state. */
export function FavouriteButton({ thing, id, cardName }: FavouriteButtonProps) {
  const store = useMarkStore();
  const show = useSnackbar();
  const key = favouriteKey(thing, id);
  const isFavourite = useMarkOnceRead(favourite, key) === true;
  const change = async () => {
    try {
      await saveMark(store, favourite, key, isFavourite ? null : true);
    } catch (error) {
      show({ text: notSavedWords(error, favouritesText.notSaved) });
    }
  };
  const button = (
    <button
      type="button"
      className={styles.button}
      aria-label={labelOf(isFavourite, cardName)}
      title={isFavourite ? favouritesText.remove : food.favourite}
      onClick={() => void change()}
    >
      <span className={classes(styles.heart, isFavourite && styles.filled)}>
        <Heart size={20} fill={isFavourite ? 'currentcolor' : 'none'} aria-hidden="true" />
      </span>
    </button>
  );
  return cardName === undefined ? button : <span className={styles.corner}>{button}</span>;
}

function labelOf(isFavourite: boolean, name: string | undefined): string {
  if (name === undefined) return isFavourite ? favouritesText.remove : food.favourite;
  return fill(isFavourite ? favouritesText.removeNamed : favouritesText.addNamed, { name });
}
