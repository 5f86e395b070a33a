import type { Outbox } from '../../offline/outbox.ts';
import type { MemberClient } from '../graphql/client.ts';

/**
 * Asks for anything that another of her phones may have logged, once this page knows the outcome of its entries while it slept:
 * the worker's requests then are older than the answer.
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
