import { actions, sync } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import styles from './sign-out-question.module.css';
import type { SigningOut } from './use-signing-out.ts';

interface SignOutChoicesProps {
  /** Labels the button that leaves. */
  leaveWords: string;
  signingOut: SigningOut;
  onDiscard: () => void;
  onClose: () => void;
}

/** Her choices for unsent entries, or only the question if she leaves. */
export function SignOutChoices({ leaveWords, signingOut, onDiscard, onClose }: SignOutChoicesProps) {
  const { step, entries, isLeaving, maySend, mayOnlyKeep, send, leave } = signingOut;
  const isAnyUnsent = entries.length > 0;
  const keep = (
    <Button
      variant={maySend ? 'secondary' : 'primary'}
      isWide
      isBusy={isLeaving}
      onClick={() => leave('keep')}
    >
      {sync.signOutKeep}
    </Button>
  );
  return (
    <div className={styles.choices}>
      {isAnyUnsent ? (
        <>
          {maySend && (
            <Button isWide isBusy={step === 'sending'} disabled={isLeaving} onClick={send}>
              {sync.signOutSendNow}
            </Button>
          )}
          {keep}
          <Button variant="danger" isWide disabled={step !== 'asking'} onClick={onDiscard}>
            {sync.signOutDiscard}
          </Button>
        </>
      ) : (
        <>
          <Button isWide isBusy={step !== 'asking'} onClick={() => leave({ giveUp: [] })}>
            {leaveWords}
          </Button>
          {mayOnlyKeep && keep}
        </>
      )}
      <Button variant="quiet" isWide disabled={isLeaving} onClick={onClose}>
        {/* Next to „Loobu saatmata kirjetest“, a „Loobu“ could be mistaken for it. */}
        {isAnyUnsent ? actions.back : actions.cancel}
      </Button>
    </div>
  );
}
