import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (name: string) => readFileSync(new URL(`../../../src/ui/${name}`, import.meta.url), 'utf8');

/** `name: value` pairs of the first block after `selector`, without spaces. */
function declarations(css: string, selector: string): string[] {
  const block = css.slice(css.indexOf(selector)).match(/\{([^{}]*)\}/)?.[1] ?? '';
  return block
    .split(/;(?![^(]*\))/)
    .map((line) => line.replace(/\s+/g, '').replace(/\b0\./g, '.').toLowerCase())
    .filter(Boolean);
}

describe('the colours of the dark theme', () => {
  it('are the same before and after a script has set the theme', () => {
    const chosen = declarations(read('tokens.css'), '[data-theme=dark]');
    const system = declarations(read('tokens-system-dark.css'), ':root:not([data-theme])');
    expect(chosen.length).toBeGreaterThan(20);
    expect(system).toEqual(chosen);
  });
});
