import { Check } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { nameOf } from './session.ts';
import type { ShownSession } from './sessions-with-entries.ts';
import { sessionsText } from './sessions.text.ts';
import { useEnding } from './use-ending.ts';
import { guidedText } from './guided.text.ts';

interface PlanGoneProps {
  shown: ShownSession;
  back: { to: string; label: string };
}

/** A training that she has begun and whose plan she can no longer have: her sets stay, and she ends it. */
export function PlanGone({ shown, back }: PlanGoneProps) {
  const { end, problem } = useEnding(shown);
  return (
    <Page title={nameOf(shown.session)} back={back}>
      <Notice
        title={guidedText.planGone}
        action={
          <Button icon={Check} onClick={end}>
            {sessionsText.endTraining}
          </Button>
        }
      >
        {guidedText.planGoneInfo}
        {problem !== undefined && <p role="alert">{problem}</p>}
      </Notice>
    </Page>
  );
}
