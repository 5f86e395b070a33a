import { useEffect, useSyncExternalStore } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { savedVideosText } from './saved-videos.text.ts';
import { forgetGone, isGoneFrom, onSavings } from './savings.ts';

interface GoneFilmProps {
  memberId: string;
  trainingId: string;
}

/** Says that staff have replaced or withdrawn the film that she was saving with this training, until she leaves its page. */
export function GoneFilm({ memberId, trainingId }: GoneFilmProps) {
  const isGone = useSyncExternalStore(
    onSavings,
    () => isGoneFrom(memberId, trainingId),
    () => false,
  );
  useEffect(() => () => forgetGone(memberId, trainingId), [memberId, trainingId]);
  return isGone ? (
    <Notice kind="warning" isAnnounced>
      {savedVideosText.gone}
    </Notice>
  ) : null;
}
