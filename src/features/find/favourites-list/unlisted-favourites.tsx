import { useCallback, useEffect, useMemo, useState } from 'react';
import { favourite, favouriteKey } from '../../../../contract/marks/favourite.mark.ts';
import { LIST_LIMIT } from '../../../../contract/limits.ts';
import { fill } from '../../../language/words.ts';
import { useConnection } from '../../../offline/connection.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { Button } from '../../../ui/button.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { marksText } from '../../../platform/marks/marks.text.ts';
import { markChange, saveMarks } from '../../../platform/marks/save-mark.ts';
import { useMarks, useMarkStore } from '../../../platform/marks/use-mark.ts';
import { useRecipeList } from '../../food/recipes/use-recipe-list.ts';
import { notSavedWords } from '../../../platform/sync-status/not-saved.ts';
import { trainingsQuestion } from '../../training/trainings/trainings.question.ts';
import { favouritesListText } from './favourites-list.text.ts';
import { publishedRecipesQuestion } from './published.question.ts';
import styles from '../../../ui/list-groups.module.css';

interface Unlisted {
  /** The service does not list them any more. */
  withdrawn: readonly string[];
  /** This device's lists have them not, and why is not known: they may be newer than the lists. */
  unknown: readonly string[];
}

/** Hearts of things that no list on this device has, so that none is kept out of her sight. */
export function UnlistedFavourites() {
  const part = useFocusOnward<HTMLDivElement>();
  const { withdrawn, unknown } = useUnlisted();
  const remove = useRemoving();
  return (
    <div ref={part} className={styles.group}>
      {withdrawn.length > 0 && (
        <div className={styles.head}>
          <p>{fill(favouritesListText.withdrawn, { n: withdrawn.length })}</p>
          <Button variant="quiet" size="compact" onClick={() => void remove(withdrawn)}>
            {favouritesListText.removeWithdrawn}
          </Button>
        </div>
      )}
      {unknown.length > 0 && <p>{fill(favouritesListText.notHere, { n: unknown.length })}</p>}
    </div>
  );
}

function useUnlisted(): Unlisted {
  const recipes = useUnlistedRecipes();
  const trainings = useUnlistedTrainings();
  return {
    withdrawn: [...recipes.withdrawn, ...trainings.withdrawn],
    unknown: [...recipes.unknown, ...trainings.unknown],
  };
}

function useUnlistedRecipes(): Unlisted {
  const marks = useMarks(favourite);
  const list = useRecipeList();
  const isWhole = list.state === 'ready' && list.isWhole && list.answer.rows.length === list.answer.total;
  const listed = isWhole ? list.answer.rows : undefined;
  const missing = useMemo(() => missingOf(marks, 'recipe', listed), [marks, listed]).slice(0, LIST_LIMIT.max);
  return unlistedOf('recipe', missing, usePublished(missing, useAsk(publishedRecipesQuestion)));
}

function useUnlistedTrainings(): Unlisted {
  const marks = useMarks(favourite);
  const list = useQuestion(trainingsQuestion);
  const listed = list.state === 'ready' && list.isWhole ? list.answer : undefined;
  const missing = useMemo(() => missingOf(marks, 'training', listed), [marks, listed]);
  const askTrainings = useAsk(trainingsQuestion);
  const ask = useCallback(() => askTrainings(), [askTrainings]);
  return unlistedOf('training', missing, usePublished(missing, ask));
}

type Thing = Parameters<typeof favouriteKey>[0];
type Items = readonly { id: string }[];

/** Ids with a heart that the list has not; none while the list is not known. */
function missingOf(marks: ReadonlyMap<string, true>, thing: Thing, listed: Items | undefined): string[] {
  if (!listed) return [];
  const ids = new Set(listed.map(({ id }) => id));
  const prefix = favouriteKey(thing, '');
  return [...marks.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((id) => !ids.has(id));
}

/** `asking`: the service has yet to say it. `unknown`: it cannot be asked. */
type Published = Items | 'asking' | 'unknown';

/**
 * Asks the service itself for the published ones, each time that something is missing. An answer kept on this device does not
 * know a heart that came from another phone since.
 */
function usePublished(
  missing: readonly string[],
  ask: (ids: readonly string[]) => Promise<{ answer: Items | undefined }>,
): Published {
  const isOffline = useConnection() === 'offline';
  const asked = missing.join(' ');
  const [said, setSaid] = useState<{ asked: string; published: Published }>();
  useEffect(() => {
    if (asked === '' || isOffline) return undefined;
    let isLeft = false;
    const take = (published: Published) => !isLeft && setSaid({ asked, published });
    ask(asked.split(' ')).then(
      ({ answer }) => take(answer ?? 'unknown'),
      () => take('unknown'),
    );
    return () => {
      isLeft = true;
    };
  }, [ask, asked, isOffline]);
  if (isOffline) return 'unknown';
  return said?.asked === asked ? said.published : 'asking';
}

function unlistedOf(thing: Thing, missing: readonly string[], said: Published): Unlisted {
  if (said === 'asking') return { withdrawn: [], unknown: [] };
  const keys = missing.map((id) => favouriteKey(thing, id));
  if (said === 'unknown') return { withdrawn: [], unknown: keys };
  const published = new Set(said.map(({ id }) => favouriteKey(thing, id)));
  return {
    withdrawn: keys.filter((key) => !published.has(key)),
    unknown: keys.filter((key) => published.has(key)),
  };
}

/** Takes hearts away together; one tap brings them back. */
function useRemoving(): (keys: readonly string[]) => Promise<void> {
  const store = useMarkStore();
  const show = useSnackbar();
  const save = async (keys: readonly string[], value: true | null) => {
    try {
      await saveMarks(
        store,
        keys.map((key) => markChange(favourite, key, value)),
      );
      return true;
    } catch (error) {
      show({ text: notSavedWords(error, marksText.notSaved) });
      return false;
    }
  };
  return async (keys) => {
    if (!(await save(keys, null))) return;
    show({
      text: fill(favouritesListText.withdrawnRemoved, { n: keys.length }),
      onUndo: () => void save(keys, true),
    });
  };
}
