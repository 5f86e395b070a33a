import { useState } from 'react';
import { addDays, mondayOf } from '../../../../contract/moments.ts';
import { type ShoppingSource, sourceBase } from '../../../../contract/marks/shopping-source.mark.ts';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill } from '../../../language/words.ts';
import { oldest } from '../../../reading/reading.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import sheetStyles from '../../../ui/sheet-form.module.css';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { mealsOfDay } from '../menu/day-menu.ts';
import { isLeftOut, type MenuMeal } from '../menu/her-menu.ts';
import { useWeekMenu } from '../menu/use-menu.ts';
import { canBeListed, daySource } from './listed-foods.ts';
import { listSources } from './list-source.ts';
import type { OfferedDays } from '../../../../contract/shopping-address.ts';
import { AvoidedMeals } from './avoided-meals.tsx';
import { shoppingText } from './shopping.text.ts';
import { useListChange } from './use-list-change.ts';

const FORTNIGHT = Array.from({ length: 14 }, (_, offset) => offset);
const MOST_PEOPLE = 12;

interface DaysSheetProps {
  offered: OfferedDays;
  today: string;
  sources: ReadonlyMap<string, ShoppingSource>;
  onClose: () => void;
}

/** Asks which days of the menu to buy for, and for how many people: the asked week and the one after it. */
export function DaysSheet({ offered, today, sources, onClose }: DaysSheetProps) {
  const monday = mondayOf(offered.day);
  const week = useWeekMenu(monday);
  const nextWeek = useWeekMenu(addDays(monday, 7));
  const meals = [...(week.answer ?? []), ...(nextWeek.answer ?? [])];
  const days = FORTNIGHT.map((offset) => addDays(monday, offset)).filter(
    (day) => (day >= today || monday < mondayOf(today)) && mealsOfDay(meals, day).length > 0,
  );
  const missing = [week, nextWeek].find(({ state }) => state === 'offline' || state === 'failed');
  const isLoading = week.state === 'loading' || nextWeek.state === 'loading';
  return (
    <Sheet isOpen onClose={onClose} title={shoppingText.add}>
      {isLoading ? (
        <LoadingRegion>
          <Skeleton count={5} />
        </LoadingRegion>
      ) : (
        <>
          {days.length > 0 && <StaleNote asOf={oldest(week, nextWeek)} />}
          {days.length > 0 && <DaysForm {...{ offered, days, meals, sources, onClose }} />}
          {missing && <ReadFailure reading={missing} />}
          {days.length === 0 && !missing && <p>{shoppingText.noMenu}</p>}
        </>
      )}
    </Sheet>
  );
}

interface DaysFormProps extends Omit<DaysSheetProps, 'today'> {
  days: readonly string[];
  meals: readonly MenuMeal[];
}

function DaysForm({ offered, days, meals, sources, onClose }: DaysFormProps) {
  const change = useListChange();
  const isListed = (day: string) => listedOf(sources, day) !== undefined;
  const isOffered = (day: string) =>
    !isListed(day) &&
    (offered.view === 'day' ? day === offered.day : mondayOf(day) === mondayOf(offered.day));
  const [chosen, setChosen] = useState<readonly string[]>(() => days.filter(isOffered));
  const [people, setPeople] = useState(() => lastPeople(sources));
  const [isBusy, setIsBusy] = useState(false);
  const wanted = days.filter((day) => chosen.includes(day));
  // It may have been listed with the dish that cannot be read now.
  const isKept = (day: string) => isListed(day) && mealsOfDay(meals, day).some(isUnread);
  const missing = wanted
    .filter((day) => !isKept(day))
    .flatMap((day) => mealsOfDay(meals, day))
    .filter(isClosed);
  const unread = missing.filter(isUnread).length;
  const closed = missing.length - unread;
  const { toList, left } = sortDays(wanted, meals, people, isKept);
  const toEnd = left.flatMap(({ day, why }) => (why === 'nothingToBuy' && isListed(day) ? [day] : []));
  const isUseful = toList.size + toEnd.length > 0;
  const list = async () => {
    setIsBusy(true);
    const changes = new Map([...toList, ...toEnd.map((day) => [day, null] as const)].map(toBase));
    const isStored = await change((store) => listSources(store, changes), doneWords(toList.size, toEnd));
    setIsBusy(false);
    if (isStored) onClose();
  };
  return (
    <div className={sheetStyles.form}>
      <Stepper
        label={shoppingText.people}
        value={people}
        min={1}
        max={MOST_PEOPLE}
        lessLabel={shoppingText.fewerPeople}
        moreLabel={shoppingText.morePeople}
        onChange={setPeople}
      />
      <fieldset>
        <legend className={sheetStyles.legend}>{shoppingText.days}</legend>
        {days.map((day) => (
          <Checkbox
            key={day}
            label={formatDayWithWeekday(day)}
            isChecked={chosen.includes(day)}
            {...listedHint(sources, day)}
            onChange={(isChecked) =>
              setChosen((others) => [...others.filter((other) => other !== day), ...(isChecked ? [day] : [])])
            }
          />
        ))}
      </fieldset>
      <AvoidedMeals meals={wanted.flatMap((day) => mealsOfDay(meals, day))} />
      {closed > 0 && <p>{fill(shoppingText.closedMeals, { n: closed })}</p>}
      {unread > 0 && <p>{fill(shoppingText.unreadMeals, { n: unread })}</p>}
      {left.map(({ day, why }) => (
        <Notice key={day} kind="warning">
          {fill(shoppingText[why], { day: formatDayWithWeekday(day) })}
        </Notice>
      ))}
      <Button
        size="large"
        isWide
        isBusy={isBusy}
        aria-disabled={!isUseful}
        onClick={() => isUseful && void list()}
      >
        {shoppingText.add}
      </Button>
    </div>
  );
}

function isUnread(meal: MenuMeal): boolean {
  return meal.isUnread === true;
}

/** Closed to her, or not read. */
function isClosed(meal: MenuMeal): boolean {
  return !meal.recipe.ingredients && !isLeftOut(meal);
}

interface LeftDay {
  day: string;
  /** The sentence that says so. */
  why: 'tooManyFoods' | 'nothingToBuy' | 'foodsUnknown' | 'staysListed';
}

/** Returns the sources that the days put on the list, and the days that cannot come onto it or stay on it as they are. */
function sortDays(
  days: readonly string[],
  meals: readonly MenuMeal[],
  people: number,
  isKept: (day: string) => boolean,
) {
  const toList = new Map<string, ShoppingSource>();
  const left: LeftDay[] = [];
  for (const day of days) {
    const ofDay = mealsOfDay(meals, day);
    const source = daySource(ofDay, people);
    if (isKept(day)) left.push({ day, why: 'staysListed' });
    else if (!canBeListed(source)) left.push({ day, why: 'tooManyFoods' });
    else if (source.foods.length > 0) toList.set(day, source);
    else left.push({ day, why: ofDay.some(isClosed) ? 'foodsUnknown' : 'nothingToBuy' });
  }
  return { toList, left };
}

function toBase<Source>([day, source]: readonly [string, Source]): [string, Source] {
  return [sourceBase('day', day), source];
}

function doneWords(listedCount: number, ended: readonly string[]): string {
  if (listedCount > 0) return fill(shoppingText.listedDays, { days: formatCount(listedCount, 'päev') });
  return fill(shoppingText.removed, { name: ended.map((day) => formatDayWithWeekday(day)).join('“, „') });
}

/** For as many people as the day that is listed last. */
function lastPeople(sources: ReadonlyMap<string, ShoppingSource>): number {
  const days = [...sources].filter(([key]) => key.startsWith(sourceBase('day', '')));
  return days.sort(([left], [right]) => left.localeCompare(right)).at(-1)?.[1].count ?? 1;
}

function listedOf(sources: ReadonlyMap<string, ShoppingSource>, day: string): ShoppingSource | undefined {
  return [...sources].find(([key]) => key.startsWith(`${sourceBase('day', day)}.`))?.[1];
}

function listedHint(sources: ReadonlyMap<string, ShoppingSource>, day: string) {
  const listed = listedOf(sources, day);
  if (!listed) return {};
  const people = fill(shoppingText.forPeople, { n: listed.count });
  return { hint: fill(shoppingText.isListed, { people }) };
}
