import { describe, expect, it } from 'vitest';
import { createPageTokens, pageOf } from '../../../../server/core/page-tokens.ts';

const tokens = createPageTokens(Buffer.alloc(32, 1));
const items = (...ids: string[]) => ids.map((id) => ({ id }));

describe('page tokens', () => {
  it('open in every process of the installation that sealed them', () => {
    const token = tokens.seal('list', ['a', '1']);
    expect(createPageTokens(Buffer.alloc(32, 1)).open('list', token)).toEqual(['a', '1']);
  });

  it.each(['', '.', 'a.b.c', 'bm8.AAAA'])('refuse %j', (token) => {
    expect(() => tokens.open('list', token)).toThrow('page token');
  });

  it('refuse another scope and another installation', () => {
    const token = tokens.seal('list', ['a']);
    expect(() => tokens.open('list 2', token)).toThrow('page token');
    expect(() => createPageTokens(Buffer.alloc(32, 2)).open('list', token)).toThrow('page token');
  });
});

describe('a page of a list in memory', () => {
  it('continues after the last item, wherever a new version has moved it', () => {
    const first = pageOf(items('a', 'b', 'c', 'd'), { limit: 2, nextToken: null, scope: 's' }, tokens);
    expect(first.items).toEqual(items('a', 'b'));
    const moved = pageOf(
      items('x', 'a', 'b', 'c', 'd'),
      { limit: 9, nextToken: first.nextToken, scope: 's' },
      tokens,
    );
    expect(moved).toEqual({ items: items('c', 'd'), nextToken: null });
  });

  it('continues at the same place if the last item has gone', () => {
    const first = pageOf(items('a', 'b', 'c', 'd'), { limit: 2, nextToken: null, scope: 's' }, tokens);
    const next = pageOf(
      items('a', 'x', 'c', 'd'),
      { limit: 9, nextToken: first.nextToken, scope: 's' },
      tokens,
    );
    expect(next.items).toEqual(items('c', 'd'));
  });
});
