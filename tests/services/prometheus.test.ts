/** Prometheus reads a running server by itself, with the product's rules. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPrometheus } from '../../scripts/prometheus.mjs';
import { callGraphql } from '../support/graphql-call.ts';
import { freePort } from '../support/free-port.ts';
import type { Installation } from '../support/server-process.ts';
import { openInstallation } from '../support/server-process.ts';

const RULES = fileURLToPath(new URL('../../deploy/alerts.yml', import.meta.url));
const closings: (() => Promise<unknown>)[] = [];
let installation: Installation;
let api: string;

beforeAll(async () => {
  installation = await openInstallation();
  closings.push(() => installation.remove());
  const port = await freePort();
  const { child, ended } = await installation.start({ METRICS_PORT: String(port) });
  closings.push(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  api = await startPrometheus(port);
}, 120_000);
afterAll(async () => {
  for (const close of closings.toReversed()) await close();
});

/** Returns the address of its API. */
async function startPrometheus(target: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-prometheus-'));
  closings.push(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'prometheus.yml');
  const scraped = { job_name: 'hoog', static_configs: [{ targets: [`127.0.0.1:${target}`] }] };
  const configuration = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [RULES],
    scrape_configs: [scraped],
  };
  await writeFile(file, JSON.stringify(configuration));
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    findPrometheus('prometheus') ?? '',
    [`--config.file=${file}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=${address}`],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  closings.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return `http://${address}/api/v1`;
}

/** Null as long as it is not ready. */
async function ask(path: string): Promise<unknown> {
  const response = await fetch(`${api}/${path}`).catch(() => null);
  return response?.ok === true ? response.json() : null;
}

const query = (expression: string) => ask(`query?query=${encodeURIComponent(expression)}`);

describe('Prometheus', () => {
  it('reads what the server shows', async () => {
    await callGraphql(
      installation.url,
      null,
      'query RecipesScreen_Recipes { listRecipes(limit: 1) { items { id } } }',
    );
    const asked = 'sum(hoog_graphql_answer_seconds_count{job="hoog",operation="RecipesScreen_Recipes"})';
    await expect
      .poll(() => query(asked))
      .toMatchObject({ data: { result: [{ value: [expect.any(Number), '1'] }] } });
  });

  it('evaluates every rule without an error', async () => {
    const healthOf = async () => {
      const answer = (await ask('rules')) as { data: { groups: { rules: { health: string }[] }[] } } | null;
      return answer?.data.groups.flatMap(({ rules }) => rules.map(({ health }) => health)) ?? [];
    };
    await expect.poll(async () => new Set(await healthOf())).toEqual(new Set(['ok']));
    expect((await healthOf()).length).toBeGreaterThan(10);
  });
});
