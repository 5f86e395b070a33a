import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import type { Problem } from './problem.ts';

export interface FrontMatter {
  /** By field name, as parsed by YAML. */
  fields: ReadonlyMap<string, unknown>;
  /** By field name; 1-based, in the whole file. */
  fieldLines: ReadonlyMap<string, number>;
  /** The Markdown below the second `---`, without surrounding blank lines. */
  body: string;
  /** Line of the file on which `body` begins. */
  bodyLine: number;
}

/** Reads `---`, YAML, `---`, Markdown. Returns null, with the reason, if the file has another form. */
export function readFrontMatter(
  file: string,
  text: string,
): { frontMatter: FrontMatter | null; problems: Problem[] } {
  const match = /^---\r?\n([\s\S]*?\r?\n)---[ \t]*(?:\r?\n|$)/u.exec(text);
  if (!match) {
    const message = 'Faili alguses peab olema kirjeldus kahe „---“ rea vahel.';
    return { frontMatter: null, problems: [{ file, line: 1, message }] };
  }
  const lines = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter: lines });
  // The YAML begins on the second line of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    const message = 'Kirjelduse rida ei ole loetav. Kui väärtuses on koolon, pane väärtus jutumärkidesse.';
    return {
      frontMatter: null,
      problems: document.errors.map((error) => ({ file, line: lineAt(error.pos[0]), message })),
    };
  }
  const plain: unknown = document.toJS();
  const fields = new Map(typeof plain === 'object' && plain !== null ? Object.entries(plain) : []);
  const fieldLines = new Map<string, number>();
  for (const { key } of isMap(document.contents) ? document.contents.items : []) {
    if (isScalar(key) && key.range) fieldLines.set(String(key.value), lineAt(key.range[0]));
  }
  return { frontMatter: { fields, fieldLines, ...bodyBelow(text, match[0].length) }, problems: [] };
}

function bodyBelow(text: string, headLength: number): { body: string; bodyLine: number } {
  const rest = text.slice(headLength);
  const start = headLength + rest.length - rest.trimStart().length;
  return { body: rest.trim().replaceAll('\r\n', '\n'), bodyLine: text.slice(0, start).split('\n').length };
}
