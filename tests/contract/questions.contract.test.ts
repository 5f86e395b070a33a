/** Each query of the screens is declared as one question, and the app's list holds all that a device may keep. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PASSING_FIELDS } from '../../src/app/graphql/cache-configuration.ts';
import { QUESTIONS } from '../../src/app/questions.ts';
import * as documents from '../../contract/documents.generated.ts';
import { type AnyQuestion, rootFieldsOf } from '../../src/reading/question.ts';

const root = new URL('../../src/', import.meta.url);

function filesUnder(folder: string, ending: RegExp): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => `${folder}${name}`);
}

const questionFiles = ['features/', 'platform/'].flatMap((folder) => filesUnder(folder, /\.question\.ts$/));

async function declaredIn(file: string): Promise<AnyQuestion[]> {
  const exported: Record<string, unknown> = await import(new URL(file, root).pathname);
  return Object.values(exported).filter(
    (value): value is AnyQuestion => typeof value === 'object' && value !== null && 'variablesOf' in value,
  );
}

/** The library's own queries are what fills it (src/library/library-service.ts). */
const queries = Object.entries(documents).flatMap(([exportName, document]) =>
  document.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' && definition.operation === 'query' && definition.name
      ? { exportName, name: definition.name.value }
      : [],
  ),
);
const screensQueries = queries.filter(({ name }) => !name.startsWith('Library_'));

const missing = (what: string) => `declare it in <feature>.question.ts: ${what}`;

describe('the questions of the screens', () => {
  it('are one for each query, so that no screen reads beside them', async () => {
    const declared = (await Promise.all(questionFiles.map(declaredIn))).flat().map(({ name }) => name);
    const names = screensQueries.map(({ name }) => name);
    expect(declared.toSorted(), missing('each query once')).toEqual(names.toSorted());
  });

  it('are the only place that names a query', () => {
    const sources = ['features/', 'platform/', 'app/', 'reading/', 'ui/']
      .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
      .filter((file) => !questionFiles.includes(file))
      .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));
    for (const { exportName } of screensQueries) {
      const namers = sources.filter(({ text }) => new RegExp(`\\b${exportName}\\b`).test(text));
      expect(
        namers.map(({ file }) => file),
        missing(exportName),
      ).toEqual([]);
    }
  });

  it('are all on the list of src/app/questions.ts, but for the staff’s, whose answers no device keeps', async () => {
    const files = questionFiles.filter((file) => !file.includes('/staff/'));
    const declared = (await Promise.all(files.map(declaredIn))).flat().map(({ name }) => name);
    const listed = QUESTIONS.map(({ name }) => name);
    expect(listed.toSorted(), 'add it to src/app/questions.ts').toEqual(declared.toSorted());
  });

  it('promise 6: leave nothing on the disk that is a key to something private or would be outlived', () => {
    const passing = QUESTIONS.filter(({ isPassing }) => isPassing);
    expect(
      [...PASSING_FIELDS].toSorted(),
      'PASSING_FIELDS of src/app/graphql/cache-configuration.ts',
    ).toEqual(passing.flatMap(({ document }) => rootFieldsOf(document)).toSorted());
  });
});
