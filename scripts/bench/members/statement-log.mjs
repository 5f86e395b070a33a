/** Reads what PostgreSQL logs (`jsonlog`) about the statements that it was sent, and the plans that it ran (`auto_explain`). */

/** @typedef {{ text: string, parameters: (string | null)[] }} Statement */
/** @typedef {{ 'Node Type': string, 'Relation Name'?: string, 'Index Name'?: string, 'Index Cond'?: string, 'Recheck Cond'?: string, Plans?: PlanNode[] }} PlanNode */
/** @typedef {{ text: string, plan: PlanNode }} RanPlan */

/** So that each statement is logged, with its parameters and with the plan that it got. */
export const LOGGED = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_format=json',
  'auto_explain.log_nested_statements=on',
  'log_min_duration_statement=0',
];

/**
 * An address whose connections log everything.
 * @param {string} url
 */
export function logging(url) {
  const logged = new URL(url);
  logged.searchParams.set('options', LOGGED.map((setting) => `-c ${setting}`).join(' '));
  return logged.href;
}

/**
 * The statements and the plans among the lines of a log. Those of transactions and of the session are left out.
 * @param {string} log
 */
export function readLog(log) {
  /** @type {Statement[]} */
  const statements = [];
  /** @type {RanPlan[]} */
  const plans = [];
  for (const line of log.split('\n')) {
    if (line === '') continue;
    const { message = '', detail = '' } = JSON.parse(line);
    const [, what = '', rest = ''] =
      /^duration: [\d.]+ ms {2}(plan|statement|execute [^:]*):\s([\s\S]*)$/.exec(message) ?? [];
    if (what === 'plan') {
      const { 'Query Text': text, Plan: plan } = JSON.parse(rest);
      plans.push({ text, plan });
    } else if (what !== '' && /^\s*(?:select|insert|update|delete|with)\b/i.test(rest)) {
      statements.push({ text: rest, parameters: readParameters(detail) });
    }
  }
  return { statements, plans };
}

/**
 * `parameters: $1 = 'it''s', $2 = NULL`, as values.
 * @param {string} detail
 */
export function readParameters(detail) {
  return [...detail.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)].map(
    ([, value]) => value?.replaceAll("''", "'") ?? null,
  );
}
