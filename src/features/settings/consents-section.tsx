import { useState } from 'react';
import { useMutation } from 'urql';
import { SettingsScreen_WithdrawConsentDocument } from '../../contract/documents.generated.ts';
import type { ConsentKind } from '../../contract/enumerations.ts';
import { formatDay } from '../../language/dates.ts';
import { fill, sync } from '../../language/words.ts';
import { useConnection } from '../../offline/connection.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { consentWording } from '../consents/consents.text.ts';
import type { ShownConsent } from '../consents/consents-with-entries.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

/** What she has agreed to and since when; withdrawing is as easy as agreeing. */
export function ConsentsSection({ consents }: { consents: readonly ShownConsent[] }) {
  const [asked, setAsked] = useState<ConsentKind>();
  return (
    <Card as="section" labelledBy="settings-consents">
      <CardBody>
        <h2 id="settings-consents">{settingsText.consents}</h2>
        {consents.length === 0 && <p>{settingsText.noConsents}</p>}
        <ul className={styles.list}>
          {consents.map(({ consent }) => (
            <li key={consent.kind} className={styles.consent}>
              <p>{consentWording[consent.kind]}</p>
              <p className={styles.muted}>
                {fill(settingsText.givenAt, { date: formatDay(consent.givenAt, 'adessive') })}
              </p>
              <Button variant="secondary" size="compact" onClick={() => setAsked(consent.kind)}>
                {settingsText.withdraw}
              </Button>
            </li>
          ))}
        </ul>
        {asked && <WithdrawDialog kind={asked} onClose={() => setAsked(undefined)} />}
      </CardBody>
    </Card>
  );
}

function WithdrawDialog({ kind, onClose }: { kind: ConsentKind; onClose: () => void }) {
  const isOffline = useConnection() === 'offline';
  const [{ fetching, error }, withdraw] = useMutation(SettingsScreen_WithdrawConsentDocument);
  const confirm = async () => {
    const result = await withdraw({ kind });
    if (!result.error) onClose();
  };
  return (
    <ConfirmDialog
      title={settingsText.withdrawQuestion[kind]}
      confirm={settingsText.withdraw}
      isDanger
      isBusy={fetching}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{settingsText.withdrawInfo[kind]}</p>
      {(isOffline || error) && (
        <Notice kind="danger" isAnnounced>
          {isOffline || error?.networkError ? sync.needsConnection : settingsText.withdrawFailed}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
