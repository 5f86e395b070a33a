import { CalendarPlus, Copy } from 'lucide-react';
import { useState } from 'react';
import { calendar } from '../../language/words.ts';
import { useAsk } from '../../reading/use-ask.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NeedsConnection } from '../sync-status/needs-connection.tsx';
import { calendarFeedQuestion } from './settings.question.ts';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

/** The private address through which her phone's calendar follows ours. It is created when she first asks for it. */
export function CalendarFeedSection() {
  const askAddress = useAsk(calendarFeedQuestion);
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const [address, setAddress] = useState<string>();
  const ask = async () => {
    setState('asking');
    const { answer } = await askAddress();
    setAddress(answer);
    setState(answer ? 'idle' : 'failed');
  };
  return (
    <Card as="section" labelledBy="settings-calendar">
      <CardBody>
        <h2 id="settings-calendar">{settingsText.phoneCalendar}</h2>
        <div className={styles.form}>
          <p className={styles.muted}>{settingsText.phoneCalendarInfo}</p>
          {address ? (
            <Address address={address} />
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

function Address({ address }: { address: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    // If copying is not allowed, she can copy the address from the field.
    navigator.clipboard?.writeText(address).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <TextField
        label={settingsText.address}
        hint={settingsText.addressHint}
        value={address}
        onChange={() => undefined}
        isReadOnly
      />
      <LinkButton to={address.replace(/^https?:/, 'webcal:')} variant="secondary" icon={CalendarPlus}>
        {calendar.addToPhone}
      </LinkButton>
      <Button variant="quiet" icon={Copy} onClick={copy}>
        {settingsText.copyAddress}
      </Button>
      <output>{isCopied && settingsText.addressCopied}</output>
    </>
  );
}
