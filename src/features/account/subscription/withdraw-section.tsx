import { useSearchParams } from 'react-router-dom';
import { subscription } from '../../../language/words.ts';
import { useMember, useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import styles from './subscription.module.css';
import { subscriptionText } from './subscription.text.ts';
import { WithdrawSignedOutDialog } from './withdraw-signed-out-dialog.tsx';

/** „Taganen lepingust“ for everyone, signed in or not. `?action=withdraw` in the address opens the form immediately. */
export function WithdrawSection() {
  const session = useSession();
  const member = useMember();
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('action') === 'withdraw' && session.state !== 'authenticating';
  const setOpen = (opens: boolean) => setSearch(opens ? { action: 'withdraw' } : {}, { replace: true });
  return (
    <section className={styles.withdrawal} aria-labelledby="withdrawal">
      <h2 id="withdrawal">{subscription['withdraw.title']}</h2>
      <p>{subscriptionText.withdrawWithoutSigningIn}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {subscription.withdraw}
      </Button>
      {isOpen ? (
        <WithdrawSignedOutDialog firstEmail={member?.email ?? ''} onClose={() => setOpen(false)} />
      ) : (
        <OutcomeDialog />
      )}
    </section>
  );
}
