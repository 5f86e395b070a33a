/** Words in one text, of which a single pass of a regular expression finds those that are worth a closer look. */

interface Word {
  word: string;
  keys: readonly string[];
}

/** The separators around each of them, and each of their keys, in the text. */
const BETWEEN = ' ';
const AFTER = '\n';

/** One pattern for parts anywhere in a word or a key, parts behind a letter of one, and such parts at the end of one. */
export function patternOf(parts: {
  within: readonly string[];
  behind: readonly string[];
  atEnd: readonly string[];
}): RegExp | undefined {
  const behind = [...parts.behind, ...parts.atEnd.map((text) => `${text}(?=[${BETWEEN}${AFTER}])`)];
  const all = [...parts.within, ...behind.map((text) => `[^${BETWEEN}${AFTER}]${text}`)];
  return all.length === 0 ? undefined : new RegExp([...new Set(all)].join('|'));
}

export class JoinedWords<W extends Word> {
  readonly #words: W[] = [];
  /** The places in the text at which each of them begins. */
  readonly #starts: number[] = [];
  #text = '';

  push(word: W): void {
    this.#starts.push(this.#text.length);
    this.#text += word.word + BETWEEN + word.keys.join(BETWEEN) + AFTER;
    this.#words.push(word);
  }

  /** Those in which, or in a key of which, the pattern occurs; each once, in the order in which they came. */
  matching(pattern: RegExp | undefined): W[] {
    const found: W[] = [];
    if (!pattern) return found;
    const next = new RegExp(pattern, 'g');
    for (let match = next.exec(this.#text); match; match = next.exec(this.#text)) {
      const place = this.#placeOf(match.index);
      const word = this.#words[place];
      if (word) found.push(word);
      next.lastIndex = this.#starts[place + 1] ?? this.#text.length;
    }
    return found;
  }

  /** The last that begins at the offset or before. */
  #placeOf(offset: number): number {
    let least = 0;
    let most = this.#starts.length - 1;
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if ((this.#starts[middle] ?? 0) <= offset) least = middle;
      else most = middle - 1;
    }
    return least;
  }
}
