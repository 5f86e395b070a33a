import { useId, useLayoutEffect, useRef } from 'react';
import type { ConsentKind } from '../../../../contract/enumerations.ts';
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import type { EntryOfKind } from '../../../offline/entry.ts';
import { trueNow } from '../../../offline/wrong-clock.ts';
import { actions, diary } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { LeftoverNotice } from '../../../ui/leftover-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { Sheet } from '../../../ui/sheet.tsx';
import { refusalSentence } from '../../../platform/sync-status/refusal-words.ts';
import { DoubtfulDialog } from './doubtful-dialog.tsx';
import type { Figures, Measurement } from './measurement.ts';
import { MeasurementFields } from './measurement-fields.tsx';
import { measurementsText } from './measurements.text.ts';
import { measurementReason } from './refusal-reason.ts';
import { useMeasurementForm } from './use-measurement-form.ts';

interface MeasurementSheetProps {
  /** The time when it was opened, which an untouched form shows; undefined while it is closed. */
  openedAt: Date | undefined;
  onClose: () => void;
  /** Called when it is on the device's disk, before it closes. */
  onSaved?: () => void;
  last?: Figures;
  /** Her other measurements. */
  others?: readonly Pick<Measurement, 'id' | 'eventDateTime'>[];
  missingConsents?: readonly ConsentKind[];
  /** The entry to edit; a new one is made without it. */
  entry?: EntryOfKind<'createMeasurement'>;
}

const NEVER = new Date(0);
const NOTHING: Figures = {};
const NONE: readonly never[] = [];

/** „Lisa mõõtmine“: six figures, a moment and a photo on one sheet. Closing it with Esc keeps the typed text. */
export function MeasurementSheet(props: MeasurementSheetProps) {
  const { openedAt, onClose, onSaved, last = NOTHING, others = NONE } = props;
  const { missingConsents = NONE, entry } = props;
  const formId = useId();
  const saved = () => {
    onSaved?.();
    onClose();
  };
  const form = useMeasurementForm(
    { last, others, missingConsents, entry, onSaved: saved },
    openedAt ?? NEVER,
  );
  const cancel = () => {
    form.reset();
    onClose();
  };
  const leave = () => {
    form.leave();
    onClose();
  };
  const buttons = (
    <>
      <Button variant="secondary" onClick={cancel}>
        {actions.cancel}
      </Button>
      <Button type="submit" form={formId} isBusy={form.isSaving || form.photo.choice.state === 'preparing'}>
        {actions.save}
      </Button>
    </>
  );
  const refusal = entry && refusalSentence(entry, measurementReason);
  const now = openedAt ?? NEVER;
  const title = entry ? measurementsText.editMeasurement : diary.addMeasurement;
  return (
    <Sheet
      isOpen={openedAt !== undefined}
      onClose={leave}
      title={title}
      actions={buttons}
      isBusy={form.isSaving}
    >
      <form
        id={formId}
        noValidate
        className={sheetForm.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {refusal !== undefined && <Notice kind="danger">{refusal}</Notice>}
        {form.isLeftover && <LeftoverNotice />}
        {form.failure !== undefined && <Failure reason={form.failure} />}
        <MeasurementFields
          form={form}
          last={last}
          entry={entry}
          today={dayOf(momentOf(entry ? trueNow(entry, now) : now))}
        />
      </form>
      {form.question && (
        <DoubtfulDialog
          doubtful={form.question.doubtful}
          figures={form.question.checked.figures}
          last={last}
          isSaving={form.isSaving}
          onConfirm={form.confirm}
          onReconsider={form.reconsider}
        />
      )}
    </Sheet>
  );
}

/** Says NOT saved in her sight: it takes focus, and so scrolls into view. */
function Failure({ reason }: { reason: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => notice.current?.focus(), [reason]);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice kind="danger" title={measurementsText.notSaved} isAnnounced>
        {reason}
      </Notice>
    </div>
  );
}
