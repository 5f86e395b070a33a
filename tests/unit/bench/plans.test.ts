import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../scripts/bench/members/plan-check.mjs';
import { readLog, readParameters } from '../../../scripts/bench/members/statement-log.mjs';

const GROWING = new Set(['marks', 'profiles']);
const scan = (type: string, table: string, more = {}) => ({
  'Node Type': type,
  'Relation Name': table,
  ...more,
});

describe('a plan reads whole', () => {
  it('what it scans in sequence, however deep below', () => {
    const plan = {
      'Node Type': 'Sort',
      Plans: [{ 'Node Type': 'Hash Join', Plans: [scan('Seq Scan', 'marks')] }],
    };
    expect(readWhole(plan, GROWING)).toEqual(['Seq Scan on marks']);
  });

  it('what it reads by an index without a condition', () => {
    expect(readWhole(scan('Index Only Scan', 'profiles'), GROWING)).toEqual(['Index Only Scan on profiles']);
  });

  it('nothing where an index has a condition, where a limit ends it, or where the table does not grow', () => {
    expect(readWhole(scan('Index Scan', 'marks', { 'Index Cond': '(a = 1)' }), GROWING)).toEqual([]);
    expect(readWhole({ 'Node Type': 'Limit', Plans: [scan('Index Scan', 'marks')] }, GROWING)).toEqual([]);
    expect(readWhole(scan('Seq Scan', 'recipes'), GROWING)).toEqual([]);
  });

  it('what is sorted before the limit can end it, and what is scanned in sequence until the limit', () => {
    const sorted = { 'Node Type': 'Sort', Plans: [scan('Index Scan', 'marks')] };
    expect(readWhole({ 'Node Type': 'Limit', Plans: [sorted] }, GROWING)).toEqual(['Index Scan on marks']);
    expect(readWhole({ 'Node Type': 'Limit', Plans: [scan('Seq Scan', 'marks')] }, GROWING)).toEqual([
      'Seq Scan on marks',
    ]);
  });
});

describe('the log of the database', () => {
  it('tells parameters with quotes, commas and nulls in them', () => {
    expect(readParameters(`parameters: $1 = 'it''s, $2 = ''x''', $2 = NULL, $3 = ''`)).toEqual([
      "it's, $2 = 'x'",
      null,
      '',
    ]);
    expect(readParameters('')).toEqual([]);
  });

  it('has statements and plans; transactions, parsing and binding are none', () => {
    const plan = { 'Node Type': 'Result' };
    const lines = [
      { message: 'duration: 0.012 ms  parse list: select $1' },
      { message: 'duration: 0.002 ms  bind list: select $1', detail: `parameters: $1 = 'a'` },
      { message: `duration: 0.020 ms  plan:\n${JSON.stringify({ 'Query Text': 'select $1', Plan: plan })}` },
      { message: 'duration: 0.021 ms  execute list: select $1\n  from b', detail: `parameters: $1 = 'a'` },
      { message: 'duration: 0.001 ms  statement: begin' },
      { message: 'duration: 0.101 ms  statement: select 1' },
      { message: 'checkpoint starting: time' },
    ];
    expect(readLog(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`)).toEqual({
      statements: [
        { text: 'select $1\n  from b', parameters: ['a'] },
        { text: 'select 1', parameters: [] },
      ],
      plans: [{ text: 'select $1', plan }],
    });
  });
});
