/** The rules for operators, as Prometheus's own promtool reads and tries them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findPrometheus } from '../../scripts/prometheus.mjs';

const RULES = 'deploy/alerts.yml';
const promtool = findPrometheus('promtool') ?? 'promtool';

it('are accepted', () => {
  const { status, stdout, stderr } = spawnSync(promtool, ['check', 'rules', RULES], { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toMatch(/[1-9]\d* rules found/);
});

/** `[count, minutes]`: what a counter shows for how long. */
function series(name: string, outcome: 'done' | 'failed', ...steps: [number, number][]): object {
  const values = steps.map(([count, minutes]) => `${count}x${minutes - 1}`).join(' ');
  return { series: `hoog_job_turn_seconds_count{name="${name}",outcome="${outcome}"}`, values };
}

const TURNS = [
  series('fails-each-hour', 'failed', [0, 60], [2, 60], [4, 60], [6, 60]),
  series('fails-each-hour', 'done', [1, 240]),
  series('never-done', 'failed', [0, 60], [2, 60], [4, 60], [6, 60]),
  series('failed-once', 'failed', [0, 120], [2, 120]),
  series('failed-once', 'done', [1, 60], [2, 120], [3, 60]),
  series('fails-often', 'failed', [0, 200], [5, 40]),
  series('fails-often', 'done', [1, 120], [2, 120]),
];

it('tells of a job that is due each hour and fails, as of others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoog-alerts-'));
  const told = ['fails-each-hour', 'fails-often', 'never-done'];
  const expr = 'count by (name) (ALERTS{alertname="JobFails",alertstate="firing"})';
  const exp_samples = told.map((name) => ({ labels: `{name="${name}"}`, value: 1 }));
  const case_ = {
    interval: '1m',
    input_series: TURNS,
    promql_expr_test: [{ expr, eval_time: '3h50m', exp_samples }],
  };
  const file = join(folder, 'jobs.json');
  writeFileSync(file, JSON.stringify({ rule_files: [resolve(RULES)], tests: [case_] }));
  const { status, stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(status, stdout + stderr).toBe(0);
});
