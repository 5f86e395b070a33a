/** Reads metrics in Prometheus' form as Prometheus does. */
import type { Metrics } from '../../server/watch/metrics.ts';

type Labels = Readonly<Record<string, string>>;

/** The value of one sample, whose other labels may be anything; 0 if there is none, as before anything has happened. */
export async function valueOf({ expose }: Metrics, name: string, labels: Labels = {}): Promise<number> {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const { text } = await expose();
  const lines = text.split('\n').filter((line) => /^[^ {]+/.exec(line)?.[0] === name);
  const values = lines.flatMap((line) => {
    const given = /\{(.*)\} /.exec(line)?.[1]?.split(',') ?? [];
    return wanted.every((each) => given.includes(each)) ? [Number(line.split(' ').at(-1))] : [];
  });
  return values.reduce((sum, value) => sum + value, 0);
}
