/** The drawing of both floors of an offline relaunch: as many rows as a screen of the app, with the fields that its rows show. */
interface Row {
  __typename: 'Row';
  id: string;
  title: string;
  day: string;
  minutes: number;
  tags: string[];
}

/** `#calendar` is a month with its trainings, `#recipes` the first screen of the list, `#session` the sets of a training. */
const COUNTS: Record<string, number> = { '#calendar': 40, '#recipes': 50, '#session': 28 };

export function rowsOf(hash: string): Row[] {
  return Array.from({ length: COUNTS[hash] ?? 0 }, (_, n) => ({
    __typename: 'Row',
    id: `${hash}-${n}`,
    title: `Kolmapäevane treening number ${n}`,
    day: `2026-11-${(n % 30) + 1}`,
    minutes: 10 + n,
    tags: n % 3 === 0 ? ['VEGAN', 'VEGETARIAN'] : ['CHICKEN'],
  }));
}

export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <main>
      <h1>Read</h1>
      <ul>
        {rows.map(({ id, day, title, minutes, tags }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <time dateTime={day}>{day}</time> {title} {minutes} {tags.join(', ')}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
