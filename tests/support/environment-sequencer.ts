/**
 * Files of one project and environment after one another: Vitest keeps a worker only if the next file is of the same, and
 * else begins another one, which loads React and its window anew.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const groups = new Map<string, TestSpecification[]>();
    for (const file of sorted) {
      const kind = `${file.project.name} ${isInWindow(file.moduleId)}`;
      groups.set(kind, [...(groups.get(kind) ?? []), file]);
    }
    return [...groups.values()].flat();
  }
}

function isInWindow(path: string): boolean {
  return readFileSync(path, 'utf8').includes('@vitest-environment jsdom');
}
