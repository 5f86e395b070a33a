import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Generated or third-party. */
const NOT_OURS = /^(?:node_modules|dist|screenshots|test-results|playwright-report|\.(?!ox(?:lint|fmt)rc))/;

/** Paths of the repository's files in the given folders; in all, if none are given. */
export function filesIn(...folders: string[]): string[] {
  const tops = folders.length > 0 ? folders : readdirSync(root).filter((name) => !NOT_OURS.test(name));
  return tops.flatMap((top) => below(top)).sort();
}

function below(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) =>
    name === 'node_modules' ? [] : below(`${path}/${name}`),
  );
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

const IMPORT = /(?:^import|\bfrom|\bimport\(|^#import)\s*(['"])(\.{1,2}\/[^'"?]+)/gm;

/** The files of the repository that a file imports, in order of line. */
export function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(IMPORT)].map(([, , specifier = '']) => join(dirname(path), specifier));
}

export interface TableRow {
  cells: string[];
  line: number;
}

/** The rows of the first table below a page's heading, without its header. */
export function tableBelow(path: string, heading: string): TableRow[] {
  const lines = textOf(path).split('\n');
  const start = lines.indexOf(heading);
  if (start < 0) throw new Error(`${path} has no heading "${heading}": a contract test reads its table.`);
  const first = lines.findIndex((line, index) => index > start && line.startsWith('|'));
  const rows: TableRow[] = [];
  for (let index = first + 2; lines[index]?.startsWith('|'); index += 1)
    rows.push({
      cells: (lines[index] ?? '')
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
      line: index + 1,
    });
  return rows;
}
