import { useEffect, useRef, useState } from 'react';
import type { TrainingDetailsFragment } from '../../../../contract/documents.generated.ts';
import { exercisesInTurn } from '../../../../contract/plan-chapters.ts';
import { PlaceChip } from '../../../ui/filter-chips.tsx';
import styles from './training-player.module.css';
import { trainingsText } from './trainings.text.ts';
import { formatPosition } from './watch-position.ts';

export interface FilmChapter {
  title: string;
  /** In seconds. */
  from: number;
}

/** A browser may come to rest a little before the place that it was sent to. */
const SEEK_FAULT_SECONDS = 0.1;

/** The exercises of the plan as the film has them; none of a film without chapters. */
export function chaptersOf({
  plan,
  chapters,
}: Pick<TrainingDetailsFragment, 'plan' | 'chapters'>): FilmChapter[] {
  const exercises = exercisesInTurn(plan ?? []);
  if (chapters?.length !== exercises.length) return [];
  return exercises.map(({ title }, index) => ({ title, from: chapters[index] ?? 0 }));
}

/** The number of the chapter that is shown, from 0; -1 before the first and before she has begun. */
export function useCurrentChapter(chapters: readonly FilmChapter[]) {
  const [current, setCurrent] = useState(-1);
  const follow = ({ currentTime }: HTMLVideoElement) =>
    setCurrent(chapters.findLastIndex(({ from }) => from <= currentTime + SEEK_FAULT_SECONDS));
  return { current, follow };
}

interface FilmChaptersProps {
  chapters: readonly FilmChapter[];
  current: number;
  onSeek: (seconds: number) => void;
}

/** The exercises beside the film: a press goes to one, and the one that is shown is marked. */
export function FilmChapters({ chapters, current, onSeek }: FilmChaptersProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const chip = list.current?.children[current];
    // Within the strip alone: `scrollIntoView` would move the page too, while she trains.
    if (list.current && chip) scrollSideways(list.current, chip);
  }, [current]);
  return (
    <ol ref={list} className={styles.chapters} aria-label={trainingsText.chapters}>
      {chapters.map(({ title, from }, index) => (
        <li key={from}>
          <PlaceChip isCurrent={index === current} onPress={() => onSeek(from)}>
            <b>{formatPosition(from)}</b> {title}
          </PlaceChip>
        </li>
      ))}
    </ol>
  );
}

function scrollSideways(list: Element, chip: Element): void {
  const { left, width } = chip.getBoundingClientRect();
  list.scrollLeft += left - list.getBoundingClientRect().left - (list.clientWidth - width) / 2;
}
