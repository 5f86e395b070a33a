// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPicture } from '../../../../../src/features/account/settings/upload-picture.ts';
import type { TokenAnswer } from '../../../../../src/offline/token-answer.ts';

let asked: (string | null)[] = [];

/** The service responds to successive requests for a form with these. */
function serviceThatAnswers(...answers: (() => Response)[]): void {
  asked = [];
  vi.stubGlobal('fetch', async (_input: string, init?: RequestInit) => {
    asked.push(new Headers(init?.headers).get('authorization'));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}

const send = (token: (refused?: string) => TokenAnswer) =>
  uploadPicture({
    picture: new Blob(['pilt'], { type: 'image/jpeg' }),
    memberId: 'mari',
    token: async (refused) => token(refused),
    onProgress: () => undefined,
  });
const good = (): TokenAnswer => ({ type: 'token', token: 'kehtiv', memberId: 'mari' });
const unauthorized = () => Response.json({ message: 'NOT_AUTHORIZED' }, { status: 401 });

let logged: unknown[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void logged.push(line));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a profile picture', () => {
  it('reports a missing connection: offline, and behind a captive portal', async () => {
    serviceThatAnswers();
    expect(await send(good)).toBe('no-connection');
    serviceThatAnswers(() => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }));
    expect(await send(good)).toBe('no-connection');
    serviceThatAnswers();
    expect(await send(() => ({ type: 'later' }))).toBe('no-connection');
    expect(asked).toEqual([]);
  });

  it('is never sent as another member’s, nor without a member', async () => {
    serviceThatAnswers();
    expect(await send(() => ({ type: 'token', token: 'kehtiv', memberId: 'kati' }))).toBe('signed-out');
    expect(await send(() => ({ type: 'none' }))).toBe('signed-out');
    expect(asked).toEqual([]);
  });

  it('asks once more with a renewed token when the first is rejected, and no more', async () => {
    serviceThatAnswers(unauthorized, unauthorized, unauthorized);
    const renewing = (refused?: string): TokenAnswer =>
      refused === undefined ? good() : { type: 'token', token: 'uus', memberId: 'mari' };
    expect(await send(renewing)).toBe('failed');
    expect(asked).toEqual(['Bearer kehtiv', 'Bearer uus']);
  });

  it('fails, and not silently, when the service has no form to give', async () => {
    serviceThatAnswers(() => Response.json({ message: 'INTERNAL', reference: '0a1b2c3d' }, { status: 500 }));
    expect(await send(good)).toBe('failed');
    serviceThatAnswers(() => Response.json({ url: 5, fields: {} }));
    expect(await send(good)).toBe('failed');
    expect(logged).toEqual(['Failed: profile/upload failed', 'Failed: profile/upload failed']);
  });
});
