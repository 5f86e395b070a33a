import type { PageContent } from '../server/modules/content/content.ts';
import type { Problem } from './problem.ts';

/** Reads one `content/pages/<key>/<id>.md`; its value is the unchanged Markdown. */
export function parsePage(file: string, text: string): { page: PageContent | null; problems: Problem[] } {
  const [, key, id] =
    /(?:^|\/)pages\/([a-z]+(?:\.[a-z]+)*)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/u.exec(file) ?? [];
  if (!key || !id) {
    const message =
      'Lehe fail on kaustas pages/<võti>/ ja nimes on ainult väikesed ladina tähed, numbrid ja sidekriipsud.';
    return { page: null, problems: [{ file, message }] };
  }
  const value = text.replaceAll('\r\n', '\n').trim();
  const lines = value.split('\n');
  const problems: Problem[] = [];
  if (!/^# \S/u.test(value))
    problems.push({ file, line: 1, message: 'Leht algab pealkirjaga: „# Pealkiri“.' });
  lines.forEach((line, index) => {
    const report = (message: string) => problems.push({ file, line: index + 1, message });
    if (index > 0 && line.startsWith('# ')) report('Lehel on üks „#“ pealkiri; vahepealkirjad on „##“.');
    if (/<[a-z!/]/iu.test(line)) report('HTML-i siin kasutada ei saa, ainult Markdowni.');
    for (const [, address = ''] of line.matchAll(/\]\(([^)\s]*)/gu)) {
      if (!/^(?:https:\/\/|mailto:|\/)/u.test(address))
        report(`Link „${address}“ peab algama https://, mailto: või /.`);
    }
  });
  return { page: problems.length > 0 ? null : { key, id, value }, problems };
}
