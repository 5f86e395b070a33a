export type Environment = Readonly<Record<string, string | undefined>>;

/** The named variables, or null when none of them is set; those missing beside others are a problem. */
export function readTogether<Name extends string>(
  environment: Environment,
  names: readonly Name[],
  problems: string[],
): Record<Name, string> | null {
  const values = Object.fromEntries(names.map((name) => [name, environment[name]?.trim() ?? ''])) as Record<
    Name,
    string
  >;
  const missing = names.filter((name) => values[name] === '');
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    problems.push(`${missing.join(' and ')} must be set together with the rest of ${names.join(', ')}.`);
  return values;
}
