import { CalendarPlus, Copy, RefreshCw } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useMutation } from 'urql';
import { SettingsScreen_RenewCalendarFeedDocument } from '../../../../contract/documents.generated.ts';
import { calendar, sync } from '../../../language/words.ts';
import { useConnection } from '../../../offline/connection.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { calendarFeedQuestion } from './settings.question.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

/** The fragment by which a link leads here. */
export const CALENDAR_SECTION = 'settings-calendar';

/** The private address through which her phone's calendar follows ours. It is created when she first asks for it. */
export function CalendarFeedSection() {
  const askAddress = useAsk(calendarFeedQuestion);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const [address, setAddress] = useState<string>();
  const field = useFocusWhenLost<HTMLInputElement>();
  const ask = async () => {
    setState('asking');
    const { answer } = await askAddress();
    setAddress(answer);
    setState(answer ? 'idle' : 'failed');
  };
  return (
    <Card as="section" labelledBy={CALENDAR_SECTION}>
      <CardBody>
        <h2 id={CALENDAR_SECTION} tabIndex={-1}>
          {settingsText.phoneCalendar}
        </h2>
        <div className={styles.form}>
          <p className={styles.muted}>{settingsText.phoneCalendarInfo}</p>
          {address ? (
            <Address address={address} field={field} onRenewed={setAddress} />
          ) : (
            <>
              <NeedsConnection />
              <Button variant="secondary" isBusy={state === 'asking'} onClick={() => void ask()}>
                {settingsText.showAddress}
              </Button>
            </>
          )}
          {state === 'failed' && (
            <Notice kind="danger" isAnnounced>
              {settingsText.addressFailed}
            </Notice>
          )}
        </div>
      </CardBody>
    </Card>
  );
}

interface AddressProps {
  address: string;
  field: RefObject<HTMLInputElement | null>;
  onRenewed: (address: string) => void;
}

function Address({ address, field, onRenewed }: AddressProps) {
  const [said, setSaid] = useState('');
  const [isRenewing, setIsRenewing] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(settingsText.addressCopied);
    } catch {
      // Not every browser has it or allows it; from the field she can copy it herself.
      field.current?.focus();
      field.current?.select();
      setSaid(settingsText.addressNotCopied);
    }
  };
  return (
    <>
      <TextField
        ref={field}
        label={settingsText.address}
        hint={settingsText.addressHint}
        value={address}
        onChange={() => undefined}
        isReadOnly
      />
      <LinkButton to={address.replace(/^https?:/, 'webcal:')} variant="secondary" icon={CalendarPlus}>
        {calendar.addToPhone}
      </LinkButton>
      <Button variant="quiet" icon={Copy} onClick={() => void copy()}>
        {settingsText.copyAddress}
      </Button>
      <Button variant="quiet" icon={RefreshCw} onClick={() => setIsRenewing(true)}>
        {settingsText.renewAddress}
      </Button>
      <output>{said}</output>
      {isRenewing && (
        <RenewDialog
          onClose={() => setIsRenewing(false)}
          onRenewed={(renewed) => {
            onRenewed(renewed);
            setSaid(settingsText.addressRenewed);
            setIsRenewing(false);
          }}
        />
      )}
    </>
  );
}

interface RenewDialogProps {
  onClose: () => void;
  onRenewed: (address: string) => void;
}

/** The former address stops working, so it is asked first. */
function RenewDialog({ onClose, onRenewed }: RenewDialogProps) {
  const isOffline = useConnection() === 'offline';
  const [{ fetching, error }, renew] = useMutation(SettingsScreen_RenewCalendarFeedDocument);
  const confirm = async () => {
    const { data } = await renew({});
    if (data?.renewMyCalendarFeed) onRenewed(data.renewMyCalendarFeed);
  };
  return (
    <ConfirmDialog
      title={settingsText.renewAddressQuestion}
      confirm={settingsText.renewAddress}
      isDanger
      isBusy={fetching}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{settingsText.renewAddressInfo}</p>
      {(isOffline || error) && (
        <Notice kind="danger" isAnnounced>
          {isOffline || error?.networkError ? sync.needsConnection : settingsText.renewAddressFailed}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
