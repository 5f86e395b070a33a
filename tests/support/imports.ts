/** Reads from the sources which files import which. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const IMPORT = /(import\s+type\b[^;]*?from|(?:import|export)\b[^;]*?from|import)\s*(\(?)\s*'([^']+)'/g;

export interface Import {
  /** Paths from the project folder. Packages keep their name. */
  from: string;
  to: string;
  /** The kind of its load: types only, with the importing file, or by `import()`. */
  kind: 'type' | 'static' | 'dynamic';
}

export function importsBelow(folder: string): Import[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    .flatMap((path) => importsOf(`${folder}/${path}`));
}

function importsOf(from: string): Import[] {
  const text = readFileSync(join(ROOT, from), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...text.matchAll(IMPORT)].map(([, words = '', parenthesis, written = '']) => {
    const to = written.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(from), written)) : written;
    if (parenthesis === '(') return { from, to, kind: 'dynamic' };
    return { from, to, kind: /^(?:import|export)\s+type\b/.test(words) ? 'type' : 'static' };
  });
}
