// @vitest-environment jsdom
/** The service may take longer over some operations that a member asks for. */
import { Client, fetchExchange } from '@urql/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authorizedFetch } from '../../../../src/app/graphql/authorized-fetch.ts';
import {
  SettingsScreen_ExportDocument,
  SubscriptionScreen_CancelDocument,
  SubscriptionScreen_ChangePlanDocument,
  SubscriptionScreen_ListDocument,
  SubscriptionScreen_ResumeDocument,
  SubscriptionScreen_WithdrawDocument,
} from '../../../../contract/documents.generated.ts';

const client = () =>
  new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    fetch: authorizedFetch(undefined),
    exchanges: [fetchExchange],
  });

/** A service that answers after `ms`, unless nobody waits for it any more. */
function answerAfter(ms: number, answer: object): void {
  vi.stubGlobal(
    'fetch',
    (_input: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(Response.json({ data: answer })), ms);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
}

/** A service whose answer begins at once and comes in `pieces`, one each second, unless nobody waits for it any more. */
function answerInPieces(pieces: readonly string[]): void {
  vi.stubGlobal('fetch', async (_input: unknown, { signal }: { signal: AbortSignal }) => {
    const bytes = new ReadableStream<Uint8Array>({
      async start(stream) {
        signal.addEventListener('abort', () => stream.error(signal.reason));
        for (const piece of pieces) {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          if (signal.aborted) return;
          stream.enqueue(new TextEncoder().encode(piece));
        }
        stream.close();
      },
    });
    return new Response(bytes, { headers: { 'Content-Type': 'application/json' } });
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes a question that is not answered in eight seconds for lost', async () => {
  answerAfter(8_500, { listSubscriptions: null });
  const asked = client().query(SubscriptionScreen_ListDocument, {}).toPromise();
  await vi.advanceTimersByTimeAsync(9_000);
  expect((await asked).error?.networkError).toBeDefined();
});

const CHANGE = { subscriptionId: 'sub_1', tier: 'VIP', payTodayCents: 1, calculatedAt: '' } as const;
it.each([
  ['another plan', () => client().mutation(SubscriptionScreen_ChangePlanDocument, CHANGE)],
  ['the end', () => client().mutation(SubscriptionScreen_CancelDocument, { id: 'sub_1' })],
  ['going on', () => client().mutation(SubscriptionScreen_ResumeDocument, { id: 'sub_1' })],
  [
    'the withdrawal',
    () => client().mutation(SubscriptionScreen_WithdrawDocument, { subscriptionId: 'sub_1' }),
  ],
])('waits for what the card service may take over %s of her subscription', async (_what, send) => {
  answerAfter(20_000, { done: true });
  const sent = send().toPromise();
  await vi.advanceTimersByTimeAsync(26_000);
  expect((await sent).data).toEqual({ done: true });
});

it('takes as long as a slow network needs for all that is stored about her', async () => {
  const exported = 'x'.repeat(90);
  answerInPieces(['{"data":{"exportMyData":"', ...Array.from(exported), '"}}']);
  const asked = client().query(SettingsScreen_ExportDocument, {}).toPromise();
  await vi.advanceTimersByTimeAsync(100_000);
  expect((await asked).data).toEqual({ exportMyData: exported });
});
