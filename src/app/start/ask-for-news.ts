import type { Outbox } from '../../offline/outbox.ts';
import type { MemberClient } from '../graphql/client.ts';

/**
 * Asks what another phone of hers may have logged, once this page has taken in what became of its entries while it slept: what
 * the worker sent then is older than the answer.
 */
export async function askForNews(
  outbox: Pick<Outbox, 'refresh'>,
  { untilShown, askTimelinesAgain }: Pick<MemberClient, 'untilShown' | 'askTimelinesAgain'>,
): Promise<void> {
  // With a disk that cannot be read she is asked for all the same.
  await outbox.refresh().catch(() => undefined);
  await untilShown();
  askTimelinesAgain();
}
