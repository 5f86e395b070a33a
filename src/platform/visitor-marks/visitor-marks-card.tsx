import { type ReactNode, useCallback, useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import type { ConsentKind } from '../../../contract/enumerations.ts';
import { MARK_KINDS } from '../../../contract/marks/mark-kinds.generated.ts';
import { fill } from '../../language/words.ts';
import { VISITOR } from '../../library/viewer.ts';
import { type Marks, registerOf } from '../../offline/mark-register.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { useUnsettledEntries } from '../../offline/outbox-context.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { useFocusOnward } from '../../ui/use-focus-onward.ts';
import { hasConsent } from '../consents/consents-with-entries.ts';
import { deviceMarksOf } from '../marks/device-marks.ts';
import { needsConsent } from '../marks/marks-behind.ts';
import { consentsQuestion } from '../consents/consents.question.ts';
import { notSavedWords } from '../sync-status/not-saved.ts';
import { addVisitorMarks, finishAdding, leaveToVisitor } from './add-visitor-marks.ts';
import { addingOf, type IsAsked } from './adding.ts';
import { answeredBy } from './answered-marks.ts';
import { type Counted, counted } from './counted.ts';
import { visitorMarksText } from './visitor-marks.text.ts';

const visitors = deviceMarksOf(VISITOR);
const readVisitors = () => visitors.marks;

interface CardProps {
  outbox: Outbox;
}

/**
 * Asks her if this device's marks from before she signed in are hers, in numbers alone: they may be another's. Marks that her
 * account may keep only with her consent are asked about once she has given it.
 */
export function VisitorMarksCard({ outbox }: CardProps) {
  const marks = useSyncExternalStore(visitors.subscribe, readVisitors);
  const isBehindConsent = [...marks.values()].some(({ kind }) => needsConsent(kind));
  return isBehindConsent ? (
    <CardWithConsents outbox={outbox} marks={marks} />
  ) : (
    <Asking outbox={outbox} marks={marks} given="" />
  );
}

interface AskingProps extends CardProps {
  marks: Marks;
}

function CardWithConsents(props: AskingProps) {
  const entries = useUnsettledEntries();
  const { answer, asOf } = useQuestion(consentsQuestion);
  // An older answer may not know yet that she has withdrawn one.
  const consents = asOf === undefined ? answer?.consents : undefined;
  const given = CONSENTS.filter((kind) => consents && hasConsent(consents, entries, kind)).join(' ');
  return <Asking {...props} given={given} />;
}

const CONSENTS: readonly ConsentKind[] = [...new Set(MARK_KINDS.flatMap(({ consent }) => consent ?? []))];

/** The part of it that would be added to her account now, and the part that she is asked about. */
function useAdding({ outbox, marks, given }: AskingProps & { given: string }) {
  const register = registerOf(outbox);
  const subscribe = useCallback((listener: () => void) => register.subscribe(listener), [register]);
  const account = useSyncExternalStore(subscribe, () => register.marks);
  // Until the server has told all that she has, nobody can say what of it her account lacks.
  const isAccountKnown = useSyncExternalStore(subscribe, () => register.isWhole);
  // Read each time: another tab may have been answered.
  const isAnswered = answeredBy(outbox.memberId);
  const consents = given.split(' ');
  const isAsked: IsAsked = (mark, { consent }) =>
    (consent === undefined || consents.includes(consent)) && !isAnswered(mark);
  return { added: isAccountKnown ? addingOf(marks, account, isAsked).added : [], isAsked };
}

function Asking(props: AskingProps & { given: string }) {
  const { outbox } = props;
  const { added, isAsked } = useAdding(props);
  /** The marks that she has pressed to add, until they are added. */
  const [adding, setAdding] = useState<Counted>();
  const [tooMany, setTooMany] = useState<string>();
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const show = useSnackbar();
  useEffect(() => void finishAdding(outbox), [outbox]);
  if (!adding && tooMany === undefined && added.length === 0) return null;
  const asked = adding ?? counted(added);
  const add = async () => {
    setAdding(asked);
    try {
      const done = await addVisitorMarks(outbox, isAsked);
      if (done.added.length > 0)
        show({ text: fill(visitorMarksText.added, { marks: counted(done.added).words }) });
      if (done.tooMany.length > 0) setTooMany(counted(done.tooMany).words);
    } catch (error) {
      show({ text: notSavedWords(error, visitorMarksText.notAdded) });
    }
    setAdding(undefined);
  };
  const leave = () => {
    leaveToVisitor(outbox);
    show({ text: visitorMarksText.left[numberOf(asked)] });
    drawAgain();
  };
  return (
    <Part label={tooMany === undefined ? visitorMarksText.question[numberOf(asked)] : visitorMarksText.full}>
      {tooMany === undefined ? (
        <Question asked={asked} isBusy={adding !== undefined} onAdd={() => void add()} onLeave={leave} />
      ) : (
        <Full marks={tooMany} onClose={() => setTooMany(undefined)} />
      )}
    </Part>
  );
}

function numberOf({ isOne }: Counted): 'one' | 'many' {
  return isOne ? 'one' : 'many';
}

/**
 * The button that she presses goes with its question: the focus goes on to the words in its place, or to the screen's heading.
 */
function Part({ label, children }: { label: string; children: ReactNode }) {
  const place = useFocusOnward<HTMLElement>();
  return (
    <section ref={place} aria-label={label}>
      {children}
    </section>
  );
}

interface QuestionProps {
  asked: Counted;
  isBusy: boolean;
  onAdd: () => void;
  onLeave: () => void;
}

function Question({ asked, isBusy, onAdd, onLeave }: QuestionProps) {
  const number = numberOf(asked);
  return (
    <Notice
      title={visitorMarksText.question[number]}
      action={
        <>
          <Button variant="secondary" size="compact" isBusy={isBusy} onClick={onAdd}>
            {visitorMarksText.add}
          </Button>
          <Button
            variant="quiet"
            size="compact"
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : onLeave}
          >
            {visitorMarksText.leave[number]}
          </Button>
        </>
      }
    >
      {fill(visitorMarksText.found[number], { marks: asked.words })}
    </Notice>
  );
}

function Full({ marks, onClose }: { marks: string; onClose: () => void }) {
  return (
    <Notice
      kind="warning"
      title={visitorMarksText.full}
      isAnnounced
      action={
        <Button variant="secondary" size="compact" onClick={onClose}>
          {visitorMarksText.understood}
        </Button>
      }
    >
      {fill(visitorMarksText.fullText, { marks })}
    </Notice>
  );
}
