import { useCallback } from 'react';
import { isGone } from '../../../../contract/failures.ts';
import { pathOf } from '../../../library/media-path.ts';
import type { SavedVideo } from '../../../library/saved-videos.ts';
import type { Read } from '../../../reading/read-question.ts';
import { codeOf } from '../../../reading/reading.ts';
import { useAsk } from '../../../reading/use-ask.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { FilmClosed, FilmGone } from '../saved-videos/save-video.ts';
import { videoQuestion } from './trainings.question.ts';

interface VideoAddress {
  /** Undefined if there is none, or none available now. */
  address: string | undefined;
  /** True if the server has said which video there is. */
  isKnown: boolean;
  /** True if the server has said that the training is not open to her. */
  isClosed: boolean;
  isAsking: boolean;
  /** Requests an address that has not expired. Rejects if there is none. */
  askAddress: () => Promise<string>;
}

/** Throws `FilmGone` or `FilmClosed` if the service says that there is none, or none for her, and another error if it says nothing. */
export function addressIn({ answer, error }: Read<{ video: string | null }>): string {
  if (answer?.video) return answer.video;
  if (!error) throw new FilmGone();
  const code = codeOf(error);
  if (!isGone(code)) throw new Error('There is no address');
  throw code === 'NOT_AUTHORIZED' ? new FilmClosed() : new FilmGone();
}

/** Returns the address a training's video plays from. A saved video plays even if no address can be requested. */
export function useVideoAddress(trainingId: string, saved: SavedVideo | undefined): VideoAddress {
  const ask = useAsk(videoQuestion);
  const { answer, refusal, isAsking } = useQuestion(videoQuestion, trainingId);
  const askAddress = useCallback(async () => addressIn(await ask(trainingId)), [ask, trainingId]);
  const asked = answer?.video ?? undefined;
  // A saved video does not change, even if the server has another one by now.
  const isOther = saved !== undefined && (asked === undefined || pathOf(asked) !== saved.address);
  return {
    address: isOther ? saved.address : asked,
    isKnown: answer !== undefined,
    isClosed: refusal === 'NOT_AUTHORIZED',
    isAsking,
    askAddress,
  };
}
