import { ChevronLeft, ChevronRight, ShoppingBasket } from 'lucide-react';
import { paths } from '../../../../contract/paths.ts';
import { permissionsOfGroups } from '../../../../contract/permissions.ts';
import { mondayOf } from '../../../../contract/moments.ts';
import { actions, nav } from '../../../language/words.ts';
import { useMember, useSession } from '../../../session/use-session.ts';
import { BesideArt } from '../../../ui/beside-art.tsx';
import { Button } from '../../../ui/button.tsx';
import { useEnergyHidden } from '../../../ui/energy-visibility.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SeeAlso } from '../../../ui/see-also.tsx';
import { LockedNotice } from '../../../platform/access/locked-notice.tsx';
import { offeringDays } from '../../../../contract/shopping-address.ts';
import { DayMenuView } from './day-menu-view.tsx';
import styles from './meal-plan-screen.module.css';
import { mealplanText } from './mealplan.text.ts';
import { useMenuAddress } from './menu-address.ts';
import { dayHeading, weekHeading } from './menu-words.ts';
import { WeekMenuView } from './week-menu-view.tsx';

const VIEWS = [
  { value: 'day', label: mealplanText.day },
  { value: 'week', label: mealplanText.week },
] as const;

/** A member with a menu finds it in no other place; there she sets the goal that is shown beside the totals. */
const CALCULATOR = [{ to: paths.calculator.to(), label: nav['/calculator'] }];

export function MealPlanScreen() {
  const session = useSession();
  const member = useMember();
  if (!permissionsOfGroups(member?.groups ?? []).has('FOOD')) {
    return (
      <Page title={nav['/mealplan']} lead={mealplanText.whatItIs}>
        <BesideArt>
          {session.state !== 'authenticating' && <LockedNotice thing="menu" level="FOOD" />}
          <div>
            <LinkButton to={paths.recipes.to()} variant="secondary">
              {mealplanText.browseRecipes}
            </LinkButton>
          </div>
        </BesideArt>
      </Page>
    );
  }
  return <Menu />;
}

function Menu() {
  const { today, day, view, go } = useMenuAddress();
  const { near, date } = view === 'week' ? weekHeading(day, today) : dayHeading(day, today);
  const isEnergyHidden = useEnergyHidden();
  const stepDays = view === 'week' ? 7 : 1;
  const isAtToday = view === 'week' ? mondayOf(day) === mondayOf(today) : day === today;
  return (
    <Page
      title={nav['/mealplan']}
      focusKey="mealplan"
      actions={
        <>
          <SegmentedControl
            label={mealplanText.view}
            isLabelHidden
            options={VIEWS}
            value={view}
            onChange={(chosen) => go({ view: chosen })}
          />
          <LinkButton to={offeringDays({ day, view })} variant="secondary" icon={ShoppingBasket}>
            {mealplanText.list}
          </LinkButton>
        </>
      }
    >
      <div className={styles.bar}>
        <IconButton
          icon={ChevronLeft}
          label={view === 'week' ? mealplanText.previousWeek : mealplanText.previousDay}
          variant="filled"
          onClick={() => go({ byDays: -stepDays })}
        />
        <h2 className={styles.when} aria-live="polite">
          {near && <span className={styles.near}>{near}, </span>}
          <span className={styles.date}>{date}</span>
        </h2>
        <IconButton
          icon={ChevronRight}
          label={view === 'week' ? mealplanText.nextWeek : mealplanText.nextDay}
          variant="filled"
          onClick={() => go({ byDays: stepDays })}
        />
        {!isAtToday && (
          <Button variant="quiet" size="compact" onClick={() => go({ day: today })}>
            {view === 'week' ? actions.thisWeek : actions.today}
          </Button>
        )}
      </div>
      {view === 'week' ? <WeekMenuView day={day} today={today} /> : <DayMenuView day={day} />}
      {!isEnergyHidden && <SeeAlso links={CALCULATOR} />}
    </Page>
  );
}
