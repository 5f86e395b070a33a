/** Reads which metrics an expression of Prometheus asks for, as far as the product's own rules go. */
import type { Metrics } from '../../server/watch/metrics.ts';

interface Matcher {
  label: string;
  isPattern: boolean;
  value: string;
}

export interface Selector {
  name: string;
  matchers: Matcher[];
}

const WORDS = new Set(['and', 'or', 'unless', 'by', 'bool']);
const GROUPING = /\bby \([^)]*\)/g;
const SELECTOR = /([a-z_][a-z0-9_]*)(?:\{([^}]*)\})?(?!\w|\s*\()/gi;
const MATCHER = /(\w+)(=~|=)"([^"]*)"/g;

/** Each series that the expression reads, by its name and the values of labels that it asks for. */
export function selectorsIn(expression: string): Selector[] {
  const plain = expression.replace(GROUPING, '').replace(/\[[^\]]*\]/g, '');
  return [...plain.matchAll(SELECTOR)]
    .filter(([, name = '']) => !WORDS.has(name) && !/^e\d+$/.test(name))
    .map(([, name = '', inner = '']) => ({
      name,
      matchers: [...inner.matchAll(MATCHER)].map(([, label = '', operator, value = '']) => ({
        label,
        isPattern: operator === '=~',
        value,
      })),
    }));
}

/** The labels by which an expression groups. */
export function groupingsIn(expression: string): string[] {
  return (expression.match(GROUPING) ?? []).flatMap((text) => text.slice(4, -1).split(/,\s*/));
}

export type Sample = { name: string; labels: Record<string, string> };

/** Everything that is shown at this moment. */
export async function samplesOf({ expose }: Pick<Metrics, 'expose'>): Promise<Sample[]> {
  const { text } = await expose();
  return text.split('\n').flatMap((line) => {
    const [, name, inner = ''] = /^([a-z_]\w*)(?:\{(.*)\})? /i.exec(line) ?? [];
    const labels = [...inner.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [
      label,
      value,
    ]);
    return name === undefined ? [] : [{ name, labels: Object.fromEntries(labels) }];
  });
}

/** True if the selector reads at least one of the samples. */
export function isShown({ name, matchers }: Selector, samples: readonly Sample[]): boolean {
  return samples.some(
    (sample) =>
      sample.name === name &&
      matchers.every(({ label, isPattern, value }) => {
        const shown = sample.labels[label];
        return (
          shown !== undefined && (isPattern ? new RegExp(`^(?:${value})$`).test(shown) : shown === value)
        );
      }),
  );
}
