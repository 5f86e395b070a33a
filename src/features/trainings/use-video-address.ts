import { useCallback } from 'react';
import { useClient, useQuery } from 'urql';
import { TrainingScreen_VideoDocument } from '../../contract/documents.generated.ts';
import { pathOf } from '../../library/media-path.ts';
import type { SavedVideo } from '../../library/saved-videos.ts';

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
  const client = useClient();
  const [{ data, fetching: isAsking }] = useQuery({
    query: TrainingScreen_VideoDocument,
    variables: { id: trainingId },
  });
  const askAddress = useCallback(async () => {
    const query = client.query(
      TrainingScreen_VideoDocument,
      { id: trainingId },
      { requestPolicy: 'network-only' },
    );
    const address = (await query.toPromise()).data?.getTraining?.video;
    if (!address) throw new Error('There is no address');
    return address;
  }, [client, trainingId]);
  const asked = data?.getTraining?.video ?? undefined;
  // A saved video stays what it was where the server has another one by now.
  const isOther = saved !== undefined && (asked === undefined || pathOf(asked) !== saved.address);
  const isKnown = Boolean(data?.getTraining);
  return { address: isOther ? saved.address : asked, isKnown, isAsking, askAddress };
}
