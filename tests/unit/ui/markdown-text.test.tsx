// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { MarkdownText } from '../../../src/ui/markdown-text.tsx';

afterEach(cleanup);

function show(text: string): HTMLElement {
  return render(<MarkdownText text={text} />, { wrapper: MemoryRouter }).container;
}

describe('MarkdownText', () => {
  it('shows raw HTML as text', () => {
    const container = show('<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\ntekst <b>paks</b>');
    expect(container.querySelector('script, img, b')).toBeNull();
    expect(container.textContent).toContain('<b>paks</b>');
  });

  it('keeps links to https, mailto and its own paths', () => {
    show('[a](https://example.com/x) [b](mailto:abi@example.com) [c](/recipes/kaerapuder)');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://example.com/x',
      'mailto:abi@example.com',
      '/recipes/kaerapuder',
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://example.com', '//example.com', 'JaVaScRiPt:x'])(
    'turns a link to %s into its words',
    (address) => {
      const container = show(`vaata [siia](${address})`);
      expect(screen.queryByRole('link')).toBeNull();
      expect(container.textContent).toContain('siia');
    },
  );

  it('drops pictures and starts its headings at the second level', () => {
    const container = show('# Pealkiri\n\n![pilt](https://example.com/jalg.png)');
    expect(container.querySelector('img, h1')).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Pealkiri' })).toBeTruthy();
  });

  it('gives a heading an address with all of its letters', () => {
    const { id } = (show('## Söök ja jõud'), screen.getByRole('heading'));
    expect(id).toBe('sook-ja-joud');
  });
});
