import { useState } from 'react';
import { auth } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody } from '../../../ui/card.tsx';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { settingsText } from './settings.text.ts';
import styles from './settings.module.css';

/** Her email and password, and buttons to change them. */
export function AccountSection({ email }: { email: string }) {
  const [changing, setChanging] = useState<'email' | 'password'>();
  const close = () => setChanging(undefined);
  return (
    <Card as="section" labelledBy="settings-account">
      <CardBody>
        <h2 id="settings-account">{settingsText.account}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{auth.email}</dt>
            <dd>{email}</dd>
          </div>
        </dl>
        <div className={styles.form}>
          <NeedsConnection />
          <Button variant="secondary" onClick={() => setChanging('email')}>
            {settingsText.changeEmail}
          </Button>
          <Button variant="secondary" onClick={() => setChanging('password')}>
            {auth.changePassword}
          </Button>
        </div>
        {changing === 'email' && <EmailDialog email={email} onClose={close} />}
        {changing === 'password' && <PasswordDialog email={email} onClose={close} />}
      </CardBody>
    </Card>
  );
}
