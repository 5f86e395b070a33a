import { Link2Off, RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onReturn } from '../../../device/return.ts';
import { formatMoment } from '../../../language/dates.ts';
import { fill, food } from '../../../language/words.ts';
import { useConnection } from '../../../offline/connection.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { sharedShoppingList } from './shared-list.ts';
import { SharedRows } from './shared-rows.tsx';
import { type SharedList, sharedListQuestion } from './shopping-list.question.ts';
import { shoppingText } from './shopping.text.ts';

/** `/shopping/shared#token`: somebody else's list, to be read in the shop without an account. */
export function SharedListScreen() {
  const token = useLocation().hash.slice(1);
  const reading = useQuestion(sharedListQuestion, token);
  const { retry, isAsking } = reading;
  useWhenSeenAgain(retry);
  const refresh = (
    <Button variant="secondary" icon={RefreshCw} isBusy={isAsking} onClick={retry}>
      {shoppingText.refresh}
    </Button>
  );
  const list = reading.answer?.list;
  const isOffline = useConnection() === 'offline';
  const place = useFocusWhenLost<HTMLDivElement>();
  return (
    <Page title={food.shoppingList} actions={list && refresh}>
      {reading.state === 'loading' ? (
        <LoadingRegion>
          <Skeleton count={8} />
        </LoadingRegion>
      ) : reading.state !== 'ready' ? (
        <ReadFailure reading={reading} />
      ) : list ? (
        <>
          {isOffline && <Notice isAnnounced>{shoppingText.sharedOld}</Notice>}
          <Shared list={list} />
        </>
      ) : (
        <div ref={place} tabIndex={-1}>
          <EmptyState kind="first" icon={Link2Off} title={shoppingText.sharedEnded}>
            {shoppingText.sharedEndedText}
          </EmptyState>
        </div>
      )}
    </Page>
  );
}

function Shared({ list }: { list: SharedList }) {
  const { open, bought } = sharedShoppingList(list);
  return (
    <>
      <p>{fill(shoppingText.sharedInfo, { moment: formatMoment(list.endsAt, 'terminative') })}</p>
      {open.length === 0 && <p>{shoppingText.sharedNothing}</p>}
      {open.map(({ aisle, rows }) => (
        <SharedRows
          key={aisle}
          title={aisle === 'own' ? shoppingText.ownAdded : shoppingText.aisle[aisle]}
          rows={rows}
        />
      ))}
      {bought.length > 0 && <SharedRows title={shoppingText.bought} rows={bought} />}
    </>
  );
}

/** A phone that is taken out of a pocket again must show the rows that are left now. */
function useWhenSeenAgain(look: () => void): void {
  useEffect(() => onReturn(look));
}
