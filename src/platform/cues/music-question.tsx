import { Button } from '../../ui/button.tsx';
import row from '../../ui/button-row.module.css';
import { Notice } from '../../ui/notice.tsx';
import { ALARM_REACHES, chooseAlarm } from './alarm-choice.ts';
import { cuesText } from './cues.text.ts';

/** Asked before a training until she has chosen: a phone that stops her music for a sound does so without a word. */
export function MusicQuestion() {
  return (
    <Notice
      title={cuesText.musicQuestion}
      action={
        <div className={row.row}>
          {ALARM_REACHES.map((reach) => (
            <Button key={reach} variant="secondary" size="compact" onClick={() => chooseAlarm({ reach })}>
              {cuesText.reaches[reach]}
            </Button>
          ))}
        </div>
      }
    >
      {cuesText.musicInfo}
    </Notice>
  );
}
