/**
 * Names the files of the first screen in the page that opens on it, so that they are fetched while the picture of the last screen
 * is laid out. Otherwise they would wait until the entry has run (src/app/start/preload.ts).
 */
import { FILES_OF_START } from 'virtual:files-of-start';

export function linksOf(pathname: string): string {
  const [, first = '', id = '', part = ''] = pathname.split('/');
  const { itself = [], one, below } = FILES_OF_START[first] ?? {};
  const files = (part !== '' && below) || (id !== '' && one) || itself;
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
}
