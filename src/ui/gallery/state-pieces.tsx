import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Notice } from '../notice.tsx';
import { EmptyState, FailureState } from '../screen-states.tsx';
import { LoadingRegion, Skeleton } from '../skeleton.tsx';
import { StaleNote } from '../stale-note.tsx';
import { Columns, Pieces } from './piece.tsx';

export function StatePieces() {
  return (
    <>
      <Pieces title="Teated">
        <Notice kind="info">Teadmiseks: homme on puhkepäev.</Notice>
        <Notice kind="success" title="Valmis">
          Parool on muudetud. Logi uue parooliga sisse.
        </Notice>
        <Notice kind="warning" action={<Button size="compact">Logi sisse</Button>}>
          Seanss on lõppenud.
        </Notice>
        <Notice kind="danger" title="Viga sisselogimisel">
          Vale email/parool.
        </Notice>
      </Pieces>
      <Pieces title="Olekud">
        <Columns>
          <Card>
            <EmptyState kind="first" title="Päevik on veel tühi" action={<Button>Lisa mõõtmine</Button>}>
              Lisa esimene mõõtmine. Piisab ühest näitajast, foto on valikuline.
            </EmptyState>
          </Card>
          <Card>
            <EmptyState kind="filtered" action={<Button variant="secondary">Tühjenda filtrid</Button>}>
              Ühtegi retsepti ei leitud. Muuda filtreid või otsingut.
            </EmptyState>
          </Card>
          <Card>
            <FailureState kind="offline" onRetry={() => undefined} />
          </Card>
          <Card>
            <FailureState kind="failed" onRetry={() => undefined}>
              Server ei vastanud õigel ajal. Proovi uuesti.
            </FailureState>
          </Card>
        </Columns>
        <StaleNote asOf={Date.parse('2026-11-20T17:05:00+02:00')} />
        <LoadingRegion>
          <Skeleton shape="title" />
          <Skeleton count={3} />
          <Skeleton shape="row" count={2} />
        </LoadingRegion>
      </Pieces>
    </>
  );
}
