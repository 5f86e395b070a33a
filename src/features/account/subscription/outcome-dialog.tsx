import { actions } from '../../../language/words.ts';
import { renewSession } from '../../../session/token.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useOutcome } from './outcome.ts';

/** Shows the service's result until she closes it, then reloads the content that is open to her. */
export function OutcomeDialog() {
  const { outcome, close } = useOutcome();
  if (!outcome) return null;
  const onClose = () => {
    close();
    void renewSession();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={outcome.title}
      actions={<Button onClick={onClose}>{actions.close}</Button>}
    >
      <Notice kind="success" isAnnounced>
        {outcome.text}
      </Notice>
    </Dialog>
  );
}
