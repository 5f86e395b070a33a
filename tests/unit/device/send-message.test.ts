import { afterEach, expect, it, vi } from 'vitest';
import { sendMessage } from '../../../src/device/send-message.ts';

afterEach(() => vi.unstubAllGlobals());

function openPhone(share?: () => Promise<void>): string[] {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share && { share }) });
  return copied;
}
const refusing = (name: string) => () => Promise.reject(new DOMException('', name));

it('what no sheet can send is copied, also where the sheet fails', async () => {
  for (const share of [undefined, refusing('NotAllowedError'), refusing('DataError')]) {
    const copied = openPhone(share);
    expect(await sendMessage({ title: 'Supp', url: 'https://hoog/recipes/supp' })).toBe('copied');
    expect(copied).toEqual(['https://hoog/recipes/supp']);
  }
});

it('what was sent, or what she changed her mind about, is not copied', async () => {
  for (const share of [() => Promise.resolve(), refusing('AbortError')]) {
    const copied = openPhone(share);
    expect(await sendMessage({ text: 'Ostunimekiri' })).toBe('done');
    expect(copied).toEqual([]);
  }
});
