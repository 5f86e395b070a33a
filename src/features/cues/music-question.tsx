import { Button } from '../../ui/button.tsx';
import row from '../../ui/button-row.module.css';
import { Notice } from '../../ui/notice.tsx';
import { chooseAlarm } from './alarm-choice.ts';
import { cuesText } from './cues.text.ts';

/** Asked before a training until she has chosen: a phone that stops her music for a sound does so without a word. */
export function MusicQuestion() {
  return (
    <Notice
      title={cuesText.musicQuestion}
      action={
        <div className={row.row}>
          <Button variant="secondary" size="compact" onClick={() => chooseAlarm({ reach: 'screen' })}>
            {cuesText.musicGoesOn}
          </Button>
          <Button variant="secondary" size="compact" onClick={() => chooseAlarm({ reach: 'everywhere' })}>
            {cuesText.soundsLocked}
          </Button>
        </div>
      }
    >
      {cuesText.musicInfo}
    </Notice>
  );
}
