import { CombinedError } from '@urql/core';
import { afterEach, expect, it, vi } from 'vitest';
import { isErased } from '../../../../../src/features/account/settings/known-erased.ts';
import { TokensRefused } from '../../../../../src/session/tokens-refused.ts';

const ID = '6b8f3a52-3f5e-4d3c-9a51-0f4f2d7f6f10';
const lost = new CombinedError({ networkError: new TypeError('Failed to fetch') });
const refused = new CombinedError({ networkError: new TokensRefused() });
const coded = (code: string) => new CombinedError({ graphQLErrors: [{ message: '', extensions: { code } }] });

/** Answers as the service does about her account. */
function serve(answer: () => Response): void {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== `/erased/${ID}`) throw new Error(`Nobody asks for ${address}`);
    return answer();
  });
}

afterEach(() => void vi.unstubAllGlobals());

it('a member is erased once the service has answered her so', async () => {
  serve(() => Response.error());
  expect(await isErased(ID, undefined)).toBe(true);
});

it.each([
  ['was lost', lost],
  ['was that it failed', coded('INTERNAL')],
  ['cannot come, because no token of hers counts', refused],
])(
  'where the answer %s she is erased if the service says that her account is, and not otherwise',
  async (_what, error) => {
    serve(() => Response.json({ isErased: true }));
    expect(await isErased(ID, error)).toBe(true);
    serve(() => Response.json({ isErased: false }));
    expect(await isErased(ID, error), 'her session has ended in another way').toBe(false);
  },
);

it.each([
  ['a former release, with its page', () => new Response('<!doctype html>')],
  ['nobody', () => Response.error()],
  ['a portal', () => Response.json({})],
])('%s says nothing of it', async (_who, answer) => {
  serve(answer);
  expect(await isErased(ID, refused)).toBe(false);
});

it('a refusal is one', async () => {
  serve(() => Response.json({ isErased: true }));
  expect(await isErased(ID, coded('BAD_USER_INPUT'))).toBe(false);
});
