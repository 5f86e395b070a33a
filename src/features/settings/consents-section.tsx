import { useState } from 'react';
import { useMutation } from 'urql';
import { SettingsScreen_WithdrawConsentDocument } from '../../contract/documents.generated.ts';
import type { ConsentKind } from '../../contract/enumerations.ts';
import { formatDay } from '../../language/dates.ts';
import { fill, sync } from '../../language/words.ts';
import { removeSnapshots } from '../../library/screen-snapshot.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { useConnection } from '../../offline/connection.ts';
import { useOutbox } from '../../offline/outbox-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusWhenLost } from '../../ui/use-focus-when-lost.ts';
import { forgetAvoided } from '../avoided/move-avoided.ts';
import { consentWording } from '../consents/consents.text.ts';
import type { Consent, ShownConsent } from '../consents/consents-with-entries.ts';
import { endMarksBehind } from '../marks/end-marks-behind.ts';
import { forgetDrafts } from '../own-recipe/note-draft.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

/** What she has agreed to and since when; withdrawing is as easy as agreeing. */
export function ConsentsSection({ consents }: { consents: readonly ShownConsent[] }) {
  const [asked, setAsked] = useState<Consent>();
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  return (
    <Card as="section" labelledBy="settings-consents">
      <CardBody>
        <h2 ref={heading} id="settings-consents" tabIndex={-1}>
          {settingsText.consents}
        </h2>
        {consents.length === 0 && <p>{settingsText.noConsents}</p>}
        <ul className={styles.list}>
          {consents.map(({ consent }) => (
            <li key={consent.kind} className={styles.consent}>
              <p>{consentWording[consent.kind]}</p>
              <p className={styles.muted}>
                {fill(settingsText.givenAt, { date: formatDay(consent.givenAt, 'adessive') })}
              </p>
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

/** What this device keeps beside the marks goes too. */
const FORGET: Partial<Record<ConsentKind, (memberId: string) => Promise<void> | void>> = {
  FOOD_CHOICES: forgetAvoided,
  FOOD_NOTES: forgetDrafts,
};

/** Without waiting for the server's word of it. */
async function forgetHere(outbox: Outbox, kind: ConsentKind): Promise<void> {
  await FORGET[kind]?.(outbox.memberId);
  await endMarksBehind(outbox, kind).catch(() => undefined);
  // The kept pictures of her screens show what she had.
  await removeSnapshots(outbox.memberId).catch(() => undefined);
}

function WithdrawDialog({ consent, onClose }: { consent: Consent; onClose: () => void }) {
  const { kind, givenAt } = consent;
  const isOffline = useConnection() === 'offline';
  const [{ fetching, error }, withdraw] = useMutation(SettingsScreen_WithdrawConsentDocument);
  const outbox = useOutbox();
  const confirm = async () => {
    const result = await withdraw({ kind, givenAt });
    if (result.error) return;
    if (outbox) await forgetHere(outbox, kind);
    onClose();
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
