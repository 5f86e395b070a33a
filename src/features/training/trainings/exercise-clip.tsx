import { useEffect, useRef } from 'react';
import type { ExerciseDetailsFragment } from '../../../../contract/documents.generated.ts';
import { clipDrawing } from './clip-drawing.ts';
import { useClipsMove } from './clip-motion.ts';
import styles from './exercise-clip.module.css';

/** Begins to load before it comes into view. */
const AHEAD = '300px';

interface ExerciseClipProps {
  exercise: Pick<ExerciseDetailsFragment, 'clip'>;
}

/** The drawing of an exercise. It moves while it is in view, and is as wide as its place; the words are beside it. */
export function ExerciseClip({ exercise: { clip } }: ExerciseClipProps) {
  return clip === null ? null : <Drawing clip={clip} />;
}

function Drawing({ clip }: { clip: string }) {
  const placeRef = useRef<HTMLSpanElement>(null);
  const isMoving = useClipsMove();
  useEffect(() => {
    const place = placeRef.current;
    return place ? showClip(place, clip, isMoving) : undefined;
  }, [clip, isMoving]);
  return <span ref={placeRef} className={styles.clip} aria-hidden />;
}

/** Returns how to end it. The drawing stays, so that a paused one keeps its pose. */
function showClip(place: HTMLElement, clip: string, isMoving: boolean): () => void {
  let isInView = false;
  let hasEnded = false;
  const move = () => {
    const drawing = place.querySelector('svg');
    if (isInView && isMoving) drawing?.unpauseAnimations();
    else drawing?.pauseAnimations();
  };
  const load = async () => {
    const drawing = await clipDrawing(clip);
    if (!drawing || hasEnded) return;
    place.dataset['clip'] = clip;
    place.replaceChildren(drawing);
    move();
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      isInView = entry?.isIntersecting ?? false;
      if (isInView && place.dataset['clip'] !== clip) void load();
      else move();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(place);
  return () => {
    hasEnded = true;
    observer.disconnect();
  };
}
