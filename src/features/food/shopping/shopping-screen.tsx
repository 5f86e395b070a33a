import { Printer, Salad, Share2, ShoppingBasket, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { permissionsOfGroups } from '../../../../contract/permissions.ts';
import { food, nav } from '../../../language/words.ts';
import { useMember } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { useToday } from '../../../ui/use-today.ts';
import { VisitorMarksPlace } from '../../../platform/visitor-marks/visitor-marks-place.tsx';
import { emptyList } from './change-list.ts';
import { DaysSheet } from './days-sheet.tsx';
import { ListedSources } from './listed-sources.tsx';
import { OwnRowForm } from './own-row-form.tsx';
import { PrintedList } from './printed-list.tsx';
import { RowsAtHome } from './rows-at-home.tsx';
import { RowGroup, RowsToBuy } from './rows-to-buy.tsx';
import { ShareSheet, useIsLinked } from './share-list.tsx';
import { offeredDays, offeringDays } from '../../../../contract/shopping-address.ts';
import type { ShoppingList } from './shopping-list.ts';
import { shoppingText } from './shopping.text.ts';
import { useListChange } from './use-list-change.ts';
import { useShoppingList } from './use-shopping-list.ts';

const BACK = { to: paths.recipes.to(), label: nav['/recipes'] };

/** `/shopping`: what to buy. Everything on it is on the device, so that it is the same without a network. */
export function ShoppingScreen() {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const hasMenu = permissionsOfGroups(useMember()?.groups ?? []).has('FOOD');
  const { list, sources } = useShoppingList();
  const offered = hasMenu ? offeredDays(address) : undefined;
  const isToBuy = list.open.length > 0;
  const isShareable = useIsLinked(isToBuy) || isToBuy;
  const [isSharing, setIsSharing] = useState(false);
  const hasRows = isToBuy || list.bought.length > 0 || list.home.length > 0;
  const ways = <AddWays today={today} hasMenu={hasMenu} />;
  return (
    <Page
      title={food.shoppingList}
      back={BACK}
      focusKey="shopping"
      actions={
        (hasRows || isShareable) && (
          <>
            {isShareable && (
              <Button variant="secondary" icon={Share2} onClick={() => setIsSharing(true)}>
                {shoppingText.share}
              </Button>
            )}
            {isToBuy && (
              <Button variant="secondary" icon={Printer} onClick={() => print()}>
                {shoppingText.print}
              </Button>
            )}
            {hasRows && ways}
          </>
        )
      }
    >
      <VisitorMarksPlace />
      <OwnRowForm />
      {!hasRows && (
        <EmptyState kind="first" icon={ShoppingBasket} title={shoppingText.nothing} action={ways}>
          {shoppingText.nothingText}
        </EmptyState>
      )}
      {hasRows && !isToBuy && (
        <Notice kind="success" isAnnounced>
          {shoppingText.allBought}
        </Notice>
      )}
      <RowsToBuy aisles={list.open} />
      {isToBuy && <PrintedList list={list} />}
      {list.bought.length > 0 && <RowGroup title={shoppingText.bought} rows={list.bought} />}
      {list.home.length > 0 && <RowsAtHome rows={list.home} />}
      {sources.size > 0 && <ListedSources sources={sources} menuFrom={hasMenu ? today : undefined} />}
      {hasRows && <EmptyingButton list={list} />}
      {isSharing && <ShareSheet list={list} onClose={() => setIsSharing(false)} />}
      {offered && (
        <DaysSheet
          offered={offered}
          today={today}
          sources={sources}
          onClose={() => setAddress({}, { replace: true })}
        />
      )}
    </Page>
  );
}

function EmptyingButton({ list }: { list: ShoppingList }) {
  const change = useListChange();
  const place = useFocusOnward<HTMLDivElement>();
  return (
    <div ref={place}>
      <Button
        variant="secondary"
        icon={Trash2}
        onClick={() => void change((store) => emptyList(store, list), shoppingText.emptied)}
      >
        {shoppingText.empty}
      </Button>
    </div>
  );
}

/** The ways to put things onto the list. */
function AddWays({ today, hasMenu }: { today: string; hasMenu: boolean }) {
  if (!hasMenu) return <LinkButton to={paths.recipes.to()}>{nav['/recipes']}</LinkButton>;
  return (
    <LinkButton to={offeringDays({ day: today, view: 'week' })} variant="secondary" icon={Salad}>
      {shoppingText.fromMenu}
    </LinkButton>
  );
}
