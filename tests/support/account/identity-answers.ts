/** The identity service as the page's fetch sees it: it refuses or accepts every call of one kind, and records them. */
export interface IdentityCall {
  operation: string;
  body: Record<string, unknown>;
}

type Answers = Record<string, { refuse: string; message?: string } | { answer: object }>;

const IDENTITY = {
  userPoolId: 'eu-central-1_hoogtest',
  userPoolClientId: 'client',
  userPoolEndpoint: 'http://localhost:3000/idp/',
};

/** Replaces `fetch` until `restore` is called; operations missing from `answers` fail like a network does. */
export function answerIdentityCalls(answers: Answers): { calls: IdentityCall[]; restore: () => void } {
  const original = globalThis.fetch;
  const calls: IdentityCall[] = [];
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.endsWith('/config.json')) return Response.json({ identity: IDENTITY });
    const operation = (new Headers(init?.headers).get('x-amz-target') ?? '').split('.')[1] ?? '';
    calls.push({ operation, body: JSON.parse(String(init?.body)) as Record<string, unknown> });
    const answer = answers[operation];
    if (!answer) throw new TypeError('Failed to fetch');
    if ('answer' in answer) return Response.json(answer.answer);
    return Response.json(
      { __type: answer.refuse, message: answer.message ?? answer.refuse },
      { status: 400 },
    );
  };
  return { calls, restore: () => void (globalThis.fetch = original) };
}
