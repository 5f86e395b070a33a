/** The alerts and panels for operators: they ask only for metrics that the server really shows, and each alert is explained. */
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../../server/watch/metrics.ts';
import { FAILURE_CODES } from '../../contract/failures.ts';
import { STORAGE_TROUBLES } from '../../contract/phone-report.ts';
import type { Sample } from '../support/metric-selectors.ts';
import { groupingsIn, isShown, samplesOf, selectorsIn } from '../support/metric-selectors.ts';
import { textOf } from '../support/repository-files.ts';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string };
}

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const RULES = 'deploy/alerts.yml';
const { groups }: { groups: { rules: Rule[] }[] } = parse(textOf(RULES));
const rules = groups.flatMap((group) => group.rules);
const dashboard: Dashboard = JSON.parse(textOf('deploy/dashboard.json'));
const drawn = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })));

/** The labels that Prometheus itself adds to a target. */
const OWN_LABELS = ['job', 'instance'];
const UP: Sample = { name: 'up', labels: { job: 'hoog', instance: '127.0.0.1:14000' } };
let samples: Sample[];

/** A server in which everything has happened once. */
beforeAll(async () => {
  const metrics = createMetrics(() => ({ busy: 1, idle: 1, waiting: 0 }));
  const { watch } = metrics;
  for (const status of [200, 503]) watch.responded('/healthz', status, 0.1);
  watch.answered('Replay', 0.1);
  for (const code of FAILURE_CODES) watch.failed('Replay', code);
  watch.replayed(2, [1]);
  for (const outcome of ['done', 'failed'] as const) watch.jobEnded('payments', outcome, 1);
  for (const outcome of ['kept', 'refused'] as const) watch.pictureChecked(outcome, 1);
  for (const source of ['webhook', 'reconciliation'] as const) watch.paymentTookEffect(source, 1);
  watch.paymentsReached(new Date());
  watch.phoneReported(
    { waited: { '3d': 1 }, refusals: { INTERNAL: 1 }, storage: STORAGE_TROUBLES },
    'current',
  );
  samples = [...(await samplesOf(metrics)), UP];
});

/** The metrics and labels that an expression asks for in vain. */
function missingIn(expression: string): string[] {
  const selectors = selectorsIn(expression);
  const unshown = selectors
    .filter((selector) => !isShown(selector, samples))
    .map((each) => JSON.stringify(each));
  const labels = new Set(
    samples
      .filter(({ name }) => selectors.some((selector) => selector.name === name))
      .flatMap((sample) => Object.keys(sample.labels)),
  );
  const unknown = groupingsIn(expression).filter(
    (label) => !labels.has(label) && !OWN_LABELS.includes(label),
  );
  return selectors.length === 0 ? ['no metric at all'] : [...unshown, ...unknown];
}

it.each(rules)('the alert $alert asks for what the server shows', ({ expr }) => {
  expect(missingIn(expr)).toEqual([]);
});

it.each(drawn)('the panel “$title” draws what the server shows: $expr', ({ expr }) => {
  expect(missingIn(expr)).toEqual([]);
});

it('shows no label that Prometheus gives to a target itself', () => {
  const taken = samples.filter(
    ({ name, labels }) => name !== UP.name && OWN_LABELS.some((label) => Object.hasOwn(labels, label)),
  );
  expect(taken, 'Prometheus would rename these to exported_…').toEqual([]);
});

it('explains each alert to operators under its name, and no other', () => {
  const page = textOf('docs/alerts.md');
  const sections = [...page.matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(rules.map(({ alert }) => alert));
});
