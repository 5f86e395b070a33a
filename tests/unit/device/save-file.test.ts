// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../../src/device/save-file.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a file can be read for a while after the press, as Safari does, and is let go of then', () => {
  const addresses = new Set<string>();
  let saved: [string, string] | undefined;
  URL.createObjectURL = () => {
    addresses.add('blob:file');
    return 'blob:file';
  };
  URL.revokeObjectURL = (address) => void addresses.delete(address);
  HTMLAnchorElement.prototype.click = function click() {
    saved = [this.href, this.download];
  };
  void saveFile(new File(['x'], 'hoog.zip'));
  expect(saved).toEqual(['blob:file', 'hoog.zip']);
  vi.advanceTimersByTime(30_000);
  expect([...addresses]).toEqual(['blob:file']);
  vi.advanceTimersByTime(60_000);
  expect([...addresses]).toEqual([]);
});

it.each([
  ['is sent by the phone’s sheet', { takesFiles: true }, { shared: 1, outcome: 'saved' }],
  [
    'is left if she changes her mind',
    { takesFiles: true, refusal: 'AbortError' },
    { shared: 1, outcome: 'left' },
  ],
  [
    'is not taken for saved if the sheet is refused',
    { takesFiles: true, refusal: 'NotAllowedError' },
    { shared: 1, outcome: 'refused' },
  ],
  ['is not taken for saved if nothing takes it', { takesFiles: false }, { shared: 0, outcome: 'untaken' }],
])(
  'a file from an iPhone’s home screen %s, and never covers the app',
  async (_outcome, phone: { takesFiles: boolean; refusal?: string }, expected) => {
    const seen = { shared: 0, downloaded: 0 };
    HTMLAnchorElement.prototype.click = () => void (seen.downloaded += 1);
    const share = async () => {
      seen.shared += 1;
      if (phone.refusal !== undefined) throw new DOMException('', phone.refusal);
    };
    vi.stubGlobal('navigator', { standalone: true, canShare: () => phone.takesFiles, share });
    const outcome = await saveFile(new File(['x'], 'hoog.zip'));
    expect({ ...seen, outcome }).toEqual({ downloaded: 0, ...expected });
    vi.unstubAllGlobals();
  },
);

it('a file in a browser that could share it is downloaded', async () => {
  let downloaded = 0;
  URL.createObjectURL = () => 'blob:file';
  HTMLAnchorElement.prototype.click = () => void (downloaded += 1);
  vi.stubGlobal('navigator', { standalone: false, canShare: () => true });
  expect(await saveFile(new File(['x'], 'hoog.zip'))).toBe('saved');
  expect(downloaded).toBe(1);
  vi.unstubAllGlobals();
});
