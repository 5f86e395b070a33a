import { useCallback } from 'react';
import { pathOf } from '../../library/media-path.ts';
import type { SavedVideo } from '../../library/saved-videos.ts';
import { useAsk } from '../../reading/use-ask.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { videoQuestion } from './trainings.question.ts';

interface VideoAddress {
  /** Undefined where there is none, or none that can be had now. */
  address: string | undefined;
  /** Whether the server has said which there is. */
  isKnown: boolean;
  isAsking: boolean;
  /** Asks the server for an address that has not run out. Rejects where there is none to be had. */
  askAddress: () => Promise<string>;
}

/** Where a training's video plays from. What is saved on the device plays also where no address can be asked for. */
export function useVideoAddress(trainingId: string, saved: SavedVideo | undefined): VideoAddress {
  const ask = useAsk(videoQuestion);
  const { answer, isAsking } = useQuestion(videoQuestion, trainingId);
  const askAddress = useCallback(async () => {
    const address = (await ask(trainingId)).answer?.video;
    if (!address) throw new Error('There is no address');
    return address;
  }, [ask, trainingId]);
  const asked = answer?.video ?? undefined;
  // A saved video stays what it was where the server has another one by now.
  const isOther = saved !== undefined && (asked === undefined || pathOf(asked) !== saved.address);
  return { address: isOther ? saved.address : asked, isKnown: answer !== undefined, isAsking, askAddress };
}
