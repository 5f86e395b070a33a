import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface ContentFile {
  /** Path below the content folder, with forward slashes. */
  file: string;
  text: string;
}

/** An editor's mark at the start of a text, which says nothing of it. */
const BYTE_ORDER_MARK = /^\uFEFF/u;

/** Reads the text files with this ending below `folder`, ordered by path; empty if the folder does not exist. */
export async function readTexts(
  contentFolder: string,
  folder: string,
  ending: string,
): Promise<ContentFile[]> {
  const files = await listFiles(contentFolder, folder, [ending]);
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(contentFolder, file), 'utf8');
      return { file, text: text.replace(BYTE_ORDER_MARK, '') };
    }),
  );
}

/** Lists the files below `folder` with one of these endings, as paths below the content folder. */
export async function listFiles(
  contentFolder: string,
  folder: string,
  endings: readonly string[],
): Promise<string[]> {
  if (!existsSync(join(contentFolder, folder))) return [];
  const entries = await readdir(join(contentFolder, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(contentFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** `recipes/borš.md` → `borš`. */
export function nameOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]+$/u, '');
}
