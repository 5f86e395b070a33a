import { Music } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import line from '../../../ui/quiet-line.module.css';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import styles from './training-player.module.css';
import { trainingsText } from './trainings.text.ts';

/** Music from SoundCloud, which is neither loaded nor contacted before she asks. */
export function SoundcloudPlayer({ address }: { address: string }) {
  const [isAsked, setIsAsked] = useState(false);
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  const player = `https://w.soundcloud.com/player/?${new URLSearchParams({ url: address, color: '#57265b' }).toString()}`;
  return (
    <section className={styles.player} aria-labelledby="music-title">
      <h2 ref={heading} id="music-title" tabIndex={-1}>
        {trainingsText.music}
      </h2>
      {isAsked ? (
        <iframe
          className={styles.frame}
          title={trainingsText.musicFrame}
          src={player}
          allow="autoplay; encrypted-media"
        />
      ) : (
        <>
          <p className={line.line}>{trainingsText.musicNote}</p>
          <NeedsConnection />
          <div>
            <Button variant="secondary" icon={Music} onClick={() => setIsAsked(true)}>
              {trainingsText.loadMusic}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
