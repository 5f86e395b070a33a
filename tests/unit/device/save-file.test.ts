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
  saveFile(new File(['x'], 'hoog.zip'));
  expect(saved).toEqual(['blob:file', 'hoog.zip']);
  vi.advanceTimersByTime(30_000);
  expect([...addresses]).toEqual(['blob:file']);
  vi.advanceTimersByTime(60_000);
  expect([...addresses]).toEqual([]);
});

it.each([
  ['is sent by the phone’s sheet', { standalone: true, takesFiles: true }, { shared: 1, downloaded: 0 }],
  [
    'is downloaded if no sheet takes files',
    { standalone: true, takesFiles: false },
    { shared: 0, downloaded: 1 },
  ],
  [
    'is downloaded if the sheet is refused',
    { standalone: true, takesFiles: true, refusal: 'NotAllowedError' },
    { shared: 1, downloaded: 1 },
  ],
  [
    'is left if she changes her mind',
    { standalone: true, takesFiles: true, refusal: 'AbortError' },
    { shared: 1, downloaded: 0 },
  ],
  ['is downloaded in a browser', { standalone: false, takesFiles: true }, { shared: 0, downloaded: 1 }],
])(
  'a file from an iPhone’s home screen %s',
  async (
    _what,
    phone: { standalone: boolean; takesFiles: boolean; refusal?: string | undefined },
    expected,
  ) => {
    const seen = { shared: 0, downloaded: 0 };
    URL.createObjectURL = () => 'blob:file';
    HTMLAnchorElement.prototype.click = () => void (seen.downloaded += 1);
    const share = async () => {
      seen.shared += 1;
      if (phone.refusal !== undefined) throw new DOMException('', phone.refusal);
    };
    vi.stubGlobal('navigator', { standalone: phone.standalone, canShare: () => phone.takesFiles, share });
    saveFile(new File(['x'], 'hoog.zip'));
    await vi.runAllTimersAsync();
    expect(seen).toEqual(expected);
    vi.unstubAllGlobals();
  },
);
