// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Connection,
  currentConnection,
  hasNetwork,
  noteRequest,
  onConnectionChange,
} from '../../../src/offline/connection.ts';

let stop = () => {};
let changes: Connection[];

function browserSays(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The answer to any request, if one comes. */
let answer: () => Promise<Response>;
const reached = async () => Response.json({ status: 'ok' });
const unreached = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  answer = unreached;
  vi.stubGlobal('fetch', () => answer());
  noteRequest(true);
  changes = [];
  stop = onConnectionChange((connection) => changes.push(connection));
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a browser that says that there is no network', () => {
  it('is believed as long as nothing answers', async () => {
    browserSays(false);
    expect([currentConnection(), hasNetwork()]).toEqual(['offline', false]);
    noteRequest(false);
    expect([currentConnection(), hasNetwork()]).toEqual(['offline', false]);
  });

  it('is asked past, and not believed once the service has answered', async () => {
    answer = reached;
    browserSays(false);
    await expect.poll(hasNetwork).toBe(true);
    expect(changes).toEqual(['offline', 'online']);
    noteRequest(false);
    expect([currentConnection(), hasNetwork()]).toEqual(['offline', true]);
  });

  it('is asked past at the start of a page too', async () => {
    stop();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = reached;
    stop = onConnectionChange(() => undefined);
    await expect.poll(hasNetwork).toBe(true);
    expect(currentConnection()).toBe('online');
  });

  it('takes no page of a captive portal for an answer', async () => {
    const answered = vi.fn(async () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }));
    answer = answered;
    browserSays(false);
    await answered.mock.results[0]?.value;
    await Promise.resolve();
    expect(hasNetwork()).toBe(false);
  });

  it('is believed again when it says so anew', () => {
    browserSays(false);
    noteRequest(true);
    expect(currentConnection()).toBe('online');
    browserSays(true);
    browserSays(false);
    expect([currentConnection(), hasNetwork()]).toEqual(['offline', false]);
  });
});

it('a failed request is a missing connection, whatever the browser says', () => {
  noteRequest(false);
  expect([currentConnection(), hasNetwork()]).toEqual(['offline', true]);
});
