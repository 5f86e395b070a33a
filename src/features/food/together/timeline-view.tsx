import { Check } from 'lucide-react';
import type { TogetherPlan } from '../../../../contract/marks/together.mark.ts';
import { offeringDishes } from '../../../../contract/together-address.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { useNow } from '../../../ui/use-now.ts';
import { clockTime, whenOf } from './clock-time.ts';
import { isRowDone, readyIfNow, timelineOf } from './timeline.ts';
import { TimelineRowItem } from './timeline-row-item.tsx';
import styles from './together.module.css';
import { togetherText } from './together.text.ts';
import { useDishes } from './use-dishes.ts';
import { useTogether } from './use-together.ts';

/** The rows of all dishes in order of time; the first that is not done is emphasized. */
export function Timeline({ plan }: { plan: TogetherPlan }) {
  const { dishes, closed, failed } = useDishes(plan.dishes);
  const { doneOf, setDone, keep } = useTogether();
  const show = useSnackbar();
  const place = useFocusWhenLost<HTMLLIElement>();
  const nowMs = useNow().getTime();
  const end = async () => {
    if (await keep(null)) show({ text: togetherText.ended, onUndo: () => void keep(plan) });
  };
  const ways = (
    <div className={styles.ways}>
      <LinkButton variant="secondary" to={offeringDishes(plan.dishes)}>
        {togetherText.change}
      </LinkButton>
      <Button variant="secondary" icon={Check} onClick={() => void end()}>
        {togetherText.end}
      </Button>
    </div>
  );
  if (!dishes) {
    return (
      <LoadingRegion>
        <Skeleton shape="row" count={5} />
      </LoadingRegion>
    );
  }
  const rows = timelineOf(dishes, plan.readyAt);
  const isDone = (row: (typeof rows)[number]) => isRowDone(row, doneOf(dishes[row.dish]?.id ?? ''));
  const present = rows.find((row) => !isDone(row));
  const later = present && readyIfNow(present, plan.readyAt, nowMs);
  const postpone = async (readyAt: number) => {
    const said = fill(togetherText.postponed, { when: whenOf(readyAt, nowMs) });
    if (await keep({ ...plan, readyAt })) show({ text: said, onUndo: () => void keep(plan) });
  };
  return (
    <>
      {failed && <ReadFailure reading={failed} />}
      <h2>{fill(togetherText.ready, { when: whenOf(plan.readyAt, nowMs) })}</h2>
      {closed.map(({ id, name_EE: name }) => (
        <Notice key={id}>{fill(togetherText.closed, { name })}</Notice>
      ))}
      {!present && dishes.length === plan.dishes.length && (
        <Notice kind="success" isAnnounced>
          {togetherText.allDone}
        </Notice>
      )}
      <ol className={styles.rows} aria-label={togetherText.timeline}>
        {rows.map((row) => {
          const dish = dishes[row.dish];
          return (
            dish && (
              <TimelineRowItem
                key={`${dish.id}/${row.tag}`}
                row={row}
                dish={dish}
                isDone={isDone(row)}
                isPresent={row === present}
                place={row === present ? place : undefined}
                onDone={(done) => {
                  const isUpTo = ({ dish, place }: typeof row) =>
                    dish === row.dish && (done ? place <= row.place : place < row.place);
                  void setDone(
                    dish.id,
                    rows.filter(isUpTo).map(({ tag }) => tag),
                  );
                }}
              >
                {row === present && later !== undefined && (
                  <div className={styles.late}>
                    <p>{fill(togetherText.late, { time: clockTime(row.startsAt) })}</p>
                    <Button variant="secondary" size="compact" onClick={() => void postpone(later)}>
                      {togetherText.postpone}
                    </Button>
                  </div>
                )}
              </TimelineRowItem>
            )
          );
        })}
      </ol>
      <p className={styles.note}>{togetherText.estimate}</p>
      {ways}
    </>
  );
}
