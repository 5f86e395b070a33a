/** The identity service as the page's fetch sees it: it refuses or accepts every call of one kind, and records them. */
import { vi } from 'vitest';

export interface IdentityCall {
  operation: string;
  body: Record<string, unknown>;
}

/** It comes at once, or only then. */
interface Coming {
  until?: Promise<unknown>;
}

type Answers = Record<string, Coming & ({ refuse: string; message?: string } | { answer: object })>;

const IDENTITY = {
  userPoolId: 'eu-central-1_hoogtest',
  userPoolClientId: 'client',
  userPoolEndpoint: 'http://localhost:3000/idp/',
};

/** Stands in for `fetch` until it is unstubbed; operations missing from `answers` fail like a network does. */
export function answerIdentityCalls(answers: Answers): { calls: IdentityCall[] } {
  const calls: IdentityCall[] = [];
  const answerOne: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/config.json')) return Response.json({ identity: IDENTITY });
    const operation = (new Headers(init?.headers).get('x-amz-target') ?? '').split('.')[1] ?? '';
    calls.push({ operation, body: JSON.parse(String(init?.body)) as Record<string, unknown> });
    const answer = answers[operation];
    if (!answer) throw new TypeError('Failed to fetch');
    await answer.until;
    if ('answer' in answer) return Response.json(answer.answer);
    return Response.json(
      { __type: answer.refuse, message: answer.message ?? answer.refuse },
      { status: 400 },
    );
  };
  vi.stubGlobal('fetch', answerOne);
  return { calls };
}
