import { paths } from '../../../../contract/paths.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill, nav } from '../../../language/words.ts';
import { useMember } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { useDiary } from '../measurements/use-diary.ts';
import { ColumnMatch } from './column-match.tsx';
import { FileChooser } from './file-chooser.tsx';
import { ImportPreview } from './import-preview.tsx';
import { measurementsText } from '../measurements/measurements.text.ts';
import { importText, unreadableText } from './measurement-import.text.ts';
import styles from './measurement-import.module.css';
import { useImport } from './use-import.ts';

const BACK = { to: paths.diary.to(), label: nav['/diary'] };

/** `/diary/import`: measurements from a file of another service, read on this device, with or without a network. */
export function ImportScreen() {
  if (useMember()) return <MemberImport />;
  const signIn = <LinkButton to={paths.login.to()}>{nav['/login']}</LinkButton>;
  return (
    <Page title={measurementsText.imports} back={BACK}>
      <EmptyState kind="first" title={importText.signIn} action={signIn} />
    </Page>
  );
}

function MemberImport() {
  const diary = useDiary();
  const { state, choose, match, stop, change, add } = useImport(diary);
  const { step } = state;
  // Most presses take their button away.
  const place = useFocusWhenLost<HTMLDivElement>();
  const chooser = (
    <FileChooser
      label={step === 'choose' ? importText.choose : importText.chooseOther}
      isPrimary={step === 'choose' || step === 'unreadable'}
      onChoose={choose}
    />
  );
  return (
    <Page title={measurementsText.imports} lead={importText.lead} back={BACK}>
      {/* This screen alone reports the added measurements. */}
      <div
        ref={place}
        tabIndex={-1}
        className={styles.content}
        data-holds-file={step === 'choose' || step === 'unreadable' ? undefined : ''}
      >
        {step === 'reading' && (
          <>
            <Progress label={importText.reading} value={state.share} />
            <div>
              <Button variant="secondary" onClick={stop}>
                {importText.stop}
              </Button>
            </div>
          </>
        )}
        {step === 'unreadable' && (
          <Notice kind="danger" title={importText.unreadable} isAnnounced>
            {unreadableText[state.reason]}
          </Notice>
        )}
        {step === 'match' && <ColumnMatch table={state.table} onMatch={match} />}
        {step === 'preview' && (
          <ImportPreview state={state} diary={diary} chooser={chooser} onChange={change} onAdd={add} />
        )}
        {step === 'added' && <Added count={state.count} />}
        {(step === 'choose' || step === 'unreadable' || step === 'match' || step === 'added') && (
          <div>{chooser}</div>
        )}
        {(step === 'choose' || step === 'unreadable') && <WhichFiles />}
      </div>
    </Page>
  );
}

function Added({ count }: { count: number }) {
  return (
    <Notice
      kind="success"
      title={fill(importText.added, { count: formatCount(count, 'mõõtmine') })}
      isAnnounced
      action={<LinkButton to={paths.diary.to()}>{importText.toDiary}</LinkButton>}
    >
      {importText.addedInfo}
    </Notice>
  );
}

function WhichFiles() {
  return (
    <Card as="section" look="plain" labelledBy="import-files">
      <h2 id="import-files">{importText.whichFiles}</h2>
      <ul className={styles.list}>
        {importText.files.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{importText.taken}</p>
      <p>{importText.chooseHint}</p>
    </Card>
  );
}
