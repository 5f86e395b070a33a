/** Names the classes of a style module in the build, equally in the page and in the code that renders the public pages. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * Short, and one ending for a whole file: Vite's own names end in another number for each class, which made the sheet
 * a twelfth heavier.
 * @param {string} name As in the style module.
 * @param {string} file
 */
export function nameClass(name, file) {
  const place = createHash('sha256').update(relative(ROOT, file)).digest('base64url').slice(0, 4);
  return `${name}_${place}`;
}
