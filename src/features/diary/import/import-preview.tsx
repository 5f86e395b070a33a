import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ConsentKind } from '../../../../contract/enumerations.ts';
import { formatNumber } from '../../../language/numbers.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill, privacy } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { ConsentBox } from '../../../platform/consents/consent-box.tsx';
import { useRepeatedPress } from '../../../platform/consents/repeat-press.ts';
import { measurementsText } from '../measurements/measurements.text.ts';
import type { Diary } from '../measurements/use-diary.ts';
import { FileQuestions } from './file-questions.tsx';
import { ImportFacts } from './import-facts.tsx';
import { IMPORT_MAX_MEASUREMENTS } from './import-limits.ts';
import { choicesByDiary } from './choices-by-diary.ts';
import { type Choices, type FoundMeasurement, interpretFile } from './interpret-file.ts';
import { importText } from './measurement-import.text.ts';
import styles from './measurement-import.module.css';
import { planImport } from './plan-import.ts';
import { ProblemList } from './problem-list.tsx';
import type { ImportStep } from './use-import.ts';

const TABLES_SHOWN = 20;

interface ImportPreviewProps {
  state: Extract<ImportStep, { step: 'preview' }>;
  diary: Diary;
  chooser: ReactNode;
  onChange: (choices: Partial<Choices>) => void;
  onAdd: (additions: readonly FoundMeasurement[], consents: readonly ConsentKind[]) => void;
}

/** The measurements that will be added, and those that will not, with reasons; nothing is stored before she says so. */
export function ImportPreview({ state, diary, chooser, onChange, onAdd }: ImportPreviewProps) {
  const { file, chosen, today, room, isAdding, failure } = state;
  const known = useMemo(() => diary.shown.map(({ measurement }) => measurement), [diary.shown]);
  const likely = useMemo(() => choicesByDiary(file, known, today), [file, known, today]);
  const choices = useMemo(() => ({ ...likely, ...chosen }), [likely, chosen]);
  const interpretation = useMemo(() => interpretFile(file, choices, today), [file, choices, today]);
  const plan = useMemo(
    () => planImport(interpretation.measurements, known, room),
    [interpretation, known, room],
  );
  const { additions, left } = plan;
  const asked = diary.missingConsents.includes('MEASUREMENTS');
  const consent = useConsent();
  const [isPressRefused, setIsPressRefused] = useState(false);
  const heading = useFocus();
  const isDiaryUnread = diary.reading.state !== 'ready' || !diary.reading.isWhole;
  const add = () => {
    const isRefused = asked && !consent.isGiven;
    setIsPressRefused(isRefused);
    if (isRefused) consent.ask();
    else onAdd(additions, asked ? ['MEASUREMENTS'] : []);
  };
  useRepeatedPress(isPressRefused && !asked, add);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {importText.preview}
      </h2>
      {failure !== undefined && (
        <Notice kind="danger" title={importText.notAdded} isAnnounced>
          {failure}
        </Notice>
      )}
      <FileQuestions
        file={file}
        choices={choices}
        onChange={(changed) => {
          onChange(changed);
          setIsPressRefused(false);
        }}
      />
      <Card as="section" look="plain">
        <ImportFacts file={file} interpretation={interpretation} plan={plan} />
      </Card>
      {left > 0 && <Notice>{fill(importText.leftInfo, { max: IMPORT_MAX_MEASUREMENTS })}</Notice>}
      {isDiaryUnread && additions.length > 0 && <Notice>{importText.diaryUnread}</Notice>}
      {file.unusedColumns.length > 0 && (
        <p>{fill(importText.unused, { columns: file.unusedColumns.join(', ') })}</p>
      )}
      {file.unreadTables !== undefined && file.unreadTables.length > 0 && (
        <p>{fill(importText.unreadTables, { tables: namesOf(file.unreadTables) })}</p>
      )}
      <ProblemList problems={interpretation.problems} file={file} />
      {additions.length === 0 && left === 0 && (
        <Notice title={plan.known > 0 ? importText.nothingNew : importText.nothingFound}>
          {plan.known > 0 && importText.nothingNewInfo}
        </Notice>
      )}
      {additions.length > 0 && asked && (
        <fieldset className={sheetForm.consents}>
          <legend className={sheetForm.legend}>{measurementsText.consents}</legend>
          <ConsentBox
            id="import-consent"
            kind="MEASUREMENTS"
            isChecked={consent.isGiven}
            error={consent.error}
            onChange={(isGiven) => {
              consent.give(isGiven);
              setIsPressRefused(false);
            }}
          />
          <p className={sheetForm.hint}>{privacy['consent.withdraw']}</p>
        </fieldset>
      )}
      <div className={styles.actions}>
        {additions.length > 0 && (
          <Button isBusy={isAdding} onClick={add}>
            {fill(importText.add, { count: formatCount(additions.length, 'mõõtmine') })}
          </Button>
        )}
        {!isAdding && chooser}
      </div>
    </>
  );
}

/** All of them; of very many the first, and how many there are. */
function namesOf(tables: readonly string[]): string {
  const shown = tables.slice(0, TABLES_SHOWN).join(', ');
  return tables.length > TABLES_SHOWN ? `${shown} … (${formatNumber(tables.length)})` : shown;
}

function useConsent() {
  const [isGiven, setIsGiven] = useState(false);
  const [error, setError] = useState<string>();
  return {
    isGiven,
    error,
    give: (isChecked: boolean) => {
      setIsGiven(isChecked);
      setError(undefined);
    },
    ask: () => {
      setError(measurementsText.measureConsentMissing);
      document.getElementById('import-consent')?.focus();
    },
  };
}

/** The progress that she was looking at is gone, so the heading takes the focus. */
function useFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return heading;
}
