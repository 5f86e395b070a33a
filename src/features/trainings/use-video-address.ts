import { useCallback } from 'react';
import { pathOf } from '../../library/media-path.ts';
import type { SavedVideo } from '../../library/saved-videos.ts';
import { useAsk } from '../../reading/use-ask.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { videoQuestion } from './trainings.question.ts';

interface VideoAddress {
  /** Undefined if there is none, or none available now. */
  address: string | undefined;
  /** Whether the server has said which video there is. */
  isKnown: boolean;
  isAsking: boolean;
  /** Requests an address that has not expired. Rejects if there is none. */
  askAddress: () => Promise<string>;
}

/** Returns the address a training's video plays from. A saved video plays even if no address can be requested. */
export function useVideoAddress(trainingId: string, saved: SavedVideo | undefined): VideoAddress {
  const ask = useAsk(videoQuestion);
  const { answer, isAsking } = useQuestion(videoQuestion, trainingId);
  const askAddress = useCallback(async () => {
    const address = (await ask(trainingId)).answer?.video;
    if (!address) throw new Error('There is no address');
    return address;
  }, [ask, trainingId]);
  const asked = answer?.video ?? undefined;
  // A saved video stays what it was, even if the server has another one by now.
  const isOther = saved !== undefined && (asked === undefined || pathOf(asked) !== saved.address);
  return { address: isOther ? saved.address : asked, isKnown: answer !== undefined, isAsking, askAddress };
}
