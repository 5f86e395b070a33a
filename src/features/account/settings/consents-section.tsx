import { useState } from 'react';
import { useClient, useMutation } from 'urql';
import { SettingsScreen_WithdrawConsentDocument } from '../../../../contract/documents.generated.ts';
import { isCurrentText } from '../../../../contract/consent-texts.ts';
import { CONSENT_KINDS } from '../../../../contract/enumerations.ts';
import { formatDay } from '../../../language/dates.ts';
import { fill, sync } from '../../../language/words.ts';
import { useConnection } from '../../../offline/connection.ts';
import { useOutbox } from '../../../offline/outbox-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { consentsText, consentWording } from '../../../platform/consents/consents.text.ts';
import type { Consent, ShownConsent } from '../../../platform/consents/consents-with-entries.ts';
import { marksBehind } from '../../../platform/marks/end-marks-behind.ts';
import { forgetBehind } from './forget-behind.ts';
import { settingsText } from './settings.text.ts';
import { settleWithdrawals } from './settle-withdrawals.ts';
import { dropWithdrawalNote, noteWithdrawal } from './withdrawal-note.ts';
import styles from './settings.module.css';

/** Her consents with their dates; withdrawing is as easy as agreeing. */
export function ConsentsSection({ consents }: { consents: readonly ShownConsent[] }) {
  const [asked, setAsked] = useState<Consent>();
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  return (
    <Card as="section" labelledBy="settings-consents">
      <CardBody>
        <h2 ref={heading} id="settings-consents" tabIndex={-1}>
          {settingsText.consents}
        </h2>
        {consents.length === 0 && <AskedLater />}
        <ul className={styles.list}>
          {consents.map(({ consent }) => (
            <li key={consent.kind} className={styles.consent}>
              <p>{consentWording[consent.kind]}</p>
              <p className={styles.muted}>
                {fill(settingsText.givenAt, { date: formatDay(consent.givenAt, 'adessive') })}
              </p>
              {!isCurrentText(consent) && <p>{settingsText.consentChanged}</p>}
              <Button variant="secondary" size="compact" onClick={() => setAsked(consent)}>
                {settingsText.withdraw}
              </Button>
            </li>
          ))}
        </ul>
        {asked && <WithdrawDialog consent={asked} onClose={() => setAsked(undefined)} />}
      </CardBody>
    </Card>
  );
}

/** The consents that may be asked for later, each with its place. */
function AskedLater() {
  return (
    <>
      <p>{settingsText.noConsents}</p>
      <ul>
        {CONSENT_KINDS.map((kind) => (
          <li key={kind}>{settingsText.consentAsked[kind]}</li>
        ))}
      </ul>
    </>
  );
}

function WithdrawDialog({ consent, onClose }: { consent: Consent; onClose: () => void }) {
  const { kind, givenAt } = consent;
  const isOffline = useConnection() === 'offline';
  const [isBusy, setIsBusy] = useState(false);
  const [{ error }, withdraw] = useMutation(SettingsScreen_WithdrawConsentDocument);
  const client = useClient();
  const outbox = useOutbox();
  /** Returns true if it is withdrawn. A failure on this device is tried again at the next start: its note stays. */
  const tryToWithdraw = async () => {
    const behind = outbox && marksBehind(outbox, kind);
    const note = { kind, givenAt, askedAt: Date.now() };
    if (outbox) noteWithdrawal(outbox.memberId, note);
    const { error: failure } = await withdraw({ kind, givenAt });
    if (failure) {
      const gone = outbox ? await settleWithdrawals(client, outbox).catch(() => []) : [];
      return gone.some((each) => each.kind === kind);
    }
    if (outbox && behind) {
      const drop = () => dropWithdrawalNote(outbox.memberId, note);
      // Nothing else can be done beside this question: all that is there was under it, whatever a clock said of when.
      const all = { ...note, behind, madeBy: Number.POSITIVE_INFINITY };
      await forgetBehind(outbox, kind, all).then(drop, () => undefined);
    }
    return true;
  };
  const confirm = async () => {
    setIsBusy(true);
    const isWithdrawn = await tryToWithdraw();
    setIsBusy(false);
    if (isWithdrawn) onClose();
  };
  return (
    <ConfirmDialog
      title={consentsText.withdrawQuestion(kind)}
      confirm={settingsText.withdraw}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{settingsText.withdrawInfo[kind]}</p>
      {(isOffline || (error && !isBusy)) && (
        <Notice kind="danger" isAnnounced>
          {isOffline || error?.networkError ? sync.needsConnection : settingsText.withdrawFailed}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
