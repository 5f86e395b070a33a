/** Specification 8: GraphQL failures are logged and passed on, and the log holds nothing personal. */
import { Client, fetchExchange } from '@urql/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failureLogExchange } from '../../../../src/app/graphql/failure-log-exchange.ts';
import { TrainingScreen_VideoDocument } from '../../../../contract/documents.generated.ts';

let logged: string[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void logged.push(String(line)));
});
afterEach(() => void vi.restoreAllMocks());

function askOf(answer: () => Response) {
  const client = new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    fetch: async () => answer(),
    exchanges: [failureLogExchange, fetchExchange],
  });
  return client.query(TrainingScreen_VideoDocument, { id: 'sinu-kava' }).toPromise();
}

it('logs the operation, code and path of each failure, and passes it on', async () => {
  const error = {
    message: 'Mari ei tohi',
    path: ['getTraining', 'video'],
    extensions: { code: 'NOT_AUTHORIZED' },
  };
  const answer = await askOf(() => Response.json({ data: { getTraining: null }, errors: [error] }));
  expect(logged).toEqual(['Failed: TrainingScreen_Video NOT_AUTHORIZED getTraining.video']);
  expect(answer.error?.graphQLErrors[0]?.extensions['code']).toBe('NOT_AUTHORIZED');
});

it('logs the status of an answer that is no GraphQL answer', async () => {
  await askOf(
    () => new Response('<h1>Halb lüüs</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  );
  expect(logged).toEqual(['Failed: TrainingScreen_Video HTTP 502']);
});

it('logs nothing for a success or a missing network', async () => {
  await askOf(() => Response.json({ data: { getTraining: null } }));
  const answer = await askOf(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(answer.error?.networkError).toBeDefined();
  expect(logged).toEqual([]);
});
