/**
 * The tags of an XML text that comes in pieces. It reads no more of XML than a health export is written in: it skips text between
 * tags, reads attributes only when asked, fetches nothing, and knows only the five predefined entities and numbers. A test
 * compares it with a full parser.
 */
import { XML_MAX_SILENCE } from './import-limits.ts';
import { UnreadableFile } from './unreadable-file.ts';

export interface XmlTag {
  name: string;
  /** The number of tags open around it. */
  depth: number;
  attributes: () => Map<string, string>;
}

const MAX_DEPTH = 100;
/**
 * Up to the end of a tag, past the quoted values, which may hold `>`. The name ends before a blank, a slash or the end: one that
 * could end anywhere would be tried at each of its letters, and of a megabyte that takes hours.
 */
const TAG = /<(\/?)([^\s/<>"'=!?]+)(?=[\s/>])((?:[^"'<>]*(?:"[^"<]*"|'[^'<]*'))*[^"'<>]*)>/y;
const ATTRIBUTE = /\s+([^\s/<>"'=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const SPACE = /^\s*$/;

export class XmlTags {
  readonly #onOpen: (tag: XmlTag) => void;
  readonly #open: string[] = [];
  #rest = '';
  #hasRoot = false;
  #hasDoctype = false;

  constructor(onOpen: (tag: XmlTag) => void) {
    this.#onOpen = onOpen;
  }

  write(piece: string): void {
    const text = this.#rest + piece;
    let at = 0;
    for (;;) {
      const start = text.indexOf('<', at);
      if (
        this.#open.length === 0 &&
        !SPACE.test(text.slice(at, start === -1 ? undefined : start).replace('\uFEFF', ''))
      )
        throw broken();
      if (start === -1) {
        at = text.length;
        break;
      }
      const end = this.#passMarkup(text, start);
      at = end ?? start;
      if (end === undefined) break;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > XML_MAX_SILENCE) throw new UnreadableFile('longLine');
  }

  /** Throws if the text is not whole. */
  close(): void {
    if (!this.#hasRoot || this.#open.length > 0 || this.#rest !== '') throw broken();
  }

  /** Returns the position behind it; undefined while its end has not come. */
  #passMarkup(text: string, start: number): number | undefined {
    const next = text[start + 1];
    if (next === '?') return after(text, start, '?>');
    if (next !== '!') return next === undefined ? undefined : this.#passTag(text, start);
    if (text.startsWith('<!--', start)) return after(text, start + 4, '-->');
    if (text.startsWith('<![CDATA[', start)) return after(text, start, ']]>');
    if (text.startsWith('<!DOCTYPE', start)) return this.#passDoctype(text, start);
    // The longest of these may have come in part.
    if (text.length - start < '<!DOCTYPE'.length) return undefined;
    throw broken();
  }

  #passTag(text: string, start: number): number | undefined {
    TAG.lastIndex = start;
    const match = TAG.exec(text);
    if (!match) {
      // Another tag begins before this one ends.
      if (text.indexOf('<', start + 1) !== -1) throw broken();
      return undefined;
    }
    const [whole, slash, name = '', inner = ''] = match;
    if (slash) {
      if (this.#open.pop() !== name || !SPACE.test(inner)) throw broken();
    } else this.#openTag(name, inner);
    return start + whole.length;
  }

  #openTag(name: string, inner: string): void {
    const depth = this.#open.length;
    if ((depth === 0 && this.#hasRoot) || depth > MAX_DEPTH) throw broken();
    this.#hasRoot = true;
    this.#onOpen({ name, depth, attributes: () => attributesIn(inner) });
    if (!inner.endsWith('/')) this.#open.push(name);
  }

  /** Its declarations are of no use here, but for one that no honest export has. */
  #passDoctype(text: string, start: number): number | undefined {
    if (this.#hasRoot || this.#hasDoctype) throw broken();
    let depth = 0;
    let isInBrackets = false;
    for (let at = start + 1; at < text.length; at += 1) {
      const letter = text[at];
      if (letter === '"' || letter === "'") at = text.indexOf(letter, at + 1);
      else if (text.startsWith('<!--', at)) at = text.indexOf('-->', at + 4);
      else if (letter === '<') depth += 1;
      else if (letter === '>' && depth > 0) depth -= 1;
      else if (letter === '>' && !isInBrackets) return this.#endDoctype(text.slice(start, at), at + 1);
      else if (depth === 0 && (letter === '[' || letter === ']')) isInBrackets = letter === '[';
      if (at === -1) return undefined;
    }
    return undefined;
  }

  #endDoctype(doctype: string, end: number): number {
    this.#hasDoctype = true;
    if (/<!ENTITY/i.test(doctype)) throw new UnreadableFile('entities');
    return end;
  }
}

function after(text: string, from: number, mark: string): number | undefined {
  const at = text.indexOf(mark, from);
  return at === -1 ? undefined : at + mark.length;
}

function attributesIn(inner: string): Map<string, string> {
  const attributes = new Map<string, string>();
  ATTRIBUTE.lastIndex = 0;
  let end = 0;
  for (let match = ATTRIBUTE.exec(inner); match; match = ATTRIBUTE.exec(inner)) {
    end = ATTRIBUTE.lastIndex;
    const [, name = '', quoted, single = ''] = match;
    // Some of Apple's own releases write one twice.
    if (!attributes.has(name)) attributes.set(name, plain(quoted ?? single));
  }
  if (!/^\s*\/?$/.test(inner.slice(end))) throw broken();
  return attributes;
}

const NAMED = new Map<string, string>(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }));

/** Without its references; line ends and tabs are spaces (XML 1.0, 3.3.3). */
function plain(value: string): string {
  return value.replace(/\r\n|[\r\n\t]/g, ' ').replace(/&([^;]*);?/g, (written, name: string) => {
    const letter = NAMED.get(name) ?? letterOf(name);
    if (letter === undefined || !written.endsWith(';')) throw broken();
    return letter;
  });
}

function letterOf(reference: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(reference) ?? [];
  const code = hexadecimal ? parseInt(hexadecimal, 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

const broken = () => new UnreadableFile('brokenXml');
