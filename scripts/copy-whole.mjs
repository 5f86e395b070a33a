import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Copies a file under a name that represents its bytes, unless it is there. A shorter file, left by a copy that was cut short, is
 * written anew; the name is only ever that of a whole file.
 * @param {string} from
 * @param {string} to
 */
export async function copyWhole(from, to) {
  const [source, there] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
  if (there && there.size >= source.size) return;
  await mkdir(dirname(to), { recursive: true });
  const begun = `${to}.${process.pid}.new`;
  await copyFile(from, begun);
  await rename(begun, to);
}
