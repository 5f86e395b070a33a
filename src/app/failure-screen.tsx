import { RefreshCw } from 'lucide-react';
import { actions, apiErrors } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { FailureState } from '../ui/screen-states.tsx';
import { isFileFailure } from './failed-files.ts';
import styles from './failure-screen.module.css';

const FILE_ADVICE =
  'See leht pole veel sinu seadmesse jõudnud. Kontrolli internetiühendust ja proovi uuesti; kui rakendusest on ' +
  'vahepeal tulnud uus versioon, laadib uuesti proovimine selle ära. Sinu kirjed on alles.';
const FAILED = 'Midagi läks valesti';

/** Replaces one screen; the navigation around it stays. */
export function ScreenFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Page title={FAILED} isTitleHidden>
      {isFileFailure(error) ? (
        <FailureState kind="offline" onRetry={() => location.reload()}>
          {FILE_ADVICE}
        </FailureState>
      ) : (
        <FailureState kind="failed" onRetry={onRetry}>
          {apiErrors.INTERNAL}
        </FailureState>
      )}
    </Page>
  );
}

/** Replaces everything if even the shell could not be rendered. */
export function FailureScreen() {
  return (
    <main className={styles.screen}>
      <h1>{FAILED}</h1>
      <p>Rakendust ei õnnestunud avada. Kõik, mille oled kirja pannud, on seadmes alles.</p>
      <Button icon={RefreshCw} onClick={() => location.reload()}>
        {actions.retry}
      </Button>
    </main>
  );
}
