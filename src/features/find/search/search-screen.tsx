import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { formatNumber } from '../../../language/numbers.ts';
import { fill } from '../../../language/words.ts';
import type { RecipeRow } from '../../../library/recipe-row.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { Button } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { SettledOutput } from '../../../ui/settled-output.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { LeftOut } from '../../food/avoided/avoidance.ts';
import { avoidedSentence } from '../../food/avoided/avoided-words.ts';
import { avoidedText } from '../../food/avoided/avoided.text.ts';
import { LeftOutLine } from '../../food/avoided/left-out-line.tsx';
import { useAvoided, useLeftOut } from '../../food/avoided/use-avoided.ts';
import { useShowingLeftOut } from '../../food/avoided/use-showing-left-out.ts';
import { useGrowingList } from '../../../ui/use-growing-list.ts';
import styles from '../../../ui/list-groups.module.css';
import { useRecipeList } from '../../food/recipes/use-recipe-list.ts';
import { FoundThing } from './found-thing.tsx';
import { type Found, type FoundGroup, findThings, withoutRecipes } from './search-index.ts';
import { searchText } from './search.text.ts';
import { useSearchIndex } from './use-search-index.ts';

const NO_ROWS: readonly RecipeRow[] = [];

/** Her last words and her id, for coming back from a thing that she found. Never in an address, a title or on the disk. */
let lastTyped: { viewerId: string; words: string } | undefined;

export function SearchScreen() {
  const isReturn = useNavigationType() === 'POP';
  const viewerId = useMemberId();
  const [typed, setTyped] = useState(() =>
    isReturn && lastTyped?.viewerId === viewerId ? (lastTyped?.words ?? '') : '',
  );
  const { index, missing } = useSearchIndex();
  // Typing takes priority over finding and drawing.
  const asked = useDeferredValue(typed);
  const { answer } = useRecipeList();
  const leftOut = useLeftOut(answer?.rows ?? NO_ROWS);
  const [isShowingAll, showAll] = useShowingLeftOut();
  const everything = useMemo(() => index && findThings(index, asked), [index, asked]);
  const kept = useMemo(() => everything && withoutRecipes(everything, leftOut), [everything, leftOut]);
  const found = isShowingAll ? everything : kept;
  const leftOutCount = (everything?.count ?? 0) - (kept?.count ?? 0);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isReturn) field.current?.focus();
  }, [isReturn]);
  const change = (text: string) => {
    lastTyped = { viewerId, words: text };
    setTyped(text);
  };
  return (
    <Page title={searchText.title} width="wide">
      <search>
        <TextField
          ref={field}
          label={searchText.label}
          isLabelHidden
          type="search"
          inputMode="search"
          autoComplete="off"
          icon={Search}
          placeholder={searchText.placeholder}
          value={typed}
          onChange={change}
        />
      </search>
      <SettledOutput
        text={asked.trim() === '' || !found || (missing && found.count === 0) ? '' : countText(found.count)}
        typed={typed}
      />
      {asked.trim() === '' ? (
        <EmptyState kind="first" icon={Search} title={searchText.start}>
          {searchText.startText}
        </EmptyState>
      ) : found ? (
        <>
          <LeftOutLine count={leftOutCount} isShown={isShowingAll} typed={typed} onShow={showAll} />
          {(!missing || found.count > 0) && (
            <Results key={asked} found={found} leftOut={leftOut} isAnyLeftOut={leftOutCount > 0} />
          )}
          {missing && <ReadFailure reading={missing} />}
        </>
      ) : (
        <LoadingRegion>
          <Skeleton shape="card" count={3} />
        </LoadingRegion>
      )}
    </Page>
  );
}

function countText(count: number): string {
  const { one, many } = searchText.found;
  return fill(count === 1 ? one : many, { n: formatNumber(count) });
}

interface ResultsProps {
  found: Found;
  leftOut: LeftOut;
  /** True if recipes are left out: an empty list does not mean that nothing was found. */
  isAnyLeftOut: boolean;
}

function Results({ found: { groups, words }, leftOut, isAnyLeftOut }: ResultsProps) {
  if (groups.length === 0) {
    return isAnyLeftOut ? (
      <EmptyState kind="filtered" title={avoidedText.allHidden} />
    ) : (
      <EmptyState kind="filtered" title={searchText.none}>
        {searchText.noneText}
      </EmptyState>
    );
  }
  return groups.map((group) => <Group key={group.kind} group={group} words={words} leftOut={leftOut} />);
}

/** The number of things shown of each kind, the best first, so that the next kind is in reach of a thumb. */
const FIRST_SHOWN = 3;
const MORE_SHOWN = 60;

interface GroupProps extends Pick<ResultsProps, 'leftOut'> {
  group: FoundGroup;
  words: ReadonlySet<string>;
}

function Group({ group: { kind, things }, words, leftOut }: GroupProps) {
  const avoided = useAvoided();
  const titleId = useId();
  const [shown, setShown] = useState(FIRST_SHOWN);
  const { part, grow } = useGrowingList<HTMLElement>();
  return (
    <section ref={part} className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId}>{searchText.groups[kind]}</h2>
      <CardGrid>
        {things.slice(0, shown).map((thing) => {
          const held = kind === 'recipe' ? leftOut.get(thing.id) : undefined;
          return (
            <FoundThing
              key={thing.id}
              thing={thing}
              words={words}
              avoided={held && avoidedSentence(held, avoided)}
            />
          );
        })}
      </CardGrid>
      {things.length > shown && (
        <div>
          <Button variant="secondary" onClick={() => grow(() => setShown(shown + MORE_SHOWN))}>
            {fill(searchText.showMore, { n: formatNumber(things.length - shown) })}
          </Button>
        </div>
      )}
    </section>
  );
}
