/** An address of the product is written once, in contract/paths.ts. */
import { expect, it } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { filesIn, textOf } from '../support/repository-files.ts';

/** `calendar` of `/calendar/:date?`. */
const beginnings = new Set(
  Object.values(paths)
    .map(({ pattern }) => pattern.split('/')[1] ?? '')
    .filter((beginning) => beginning !== ''),
);
/** At the start of a text, or after an origin that is filled in; `nav['/recipes']` is a word's name, and `ScreenPath` is checked. */
const ADDRESS = new RegExp(
  `(?<!nav\\[|ScreenPath.*)(?:['"\`]|\\})/(?:${[...beginnings].join('|')})(?=[/?#'"\`$.]|\\$\\{)`,
);
const ANY_HREF = /\b(?:to|href)=(["'])\/\1/;

it('is named through the table of paths by page, worker and server', () => {
  const files = filesIn('src', 'sw', 'server', 'press').filter(
    (file) => /\.tsx?$/.test(file) && !/\/gallery\//.test(file),
  );
  const written = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => !/^\s*(?:\/\/|\/?\*)/.test(line) && (ADDRESS.test(line) || ANY_HREF.test(line)))
      .map(({ line, place }) => `${place}: ${line.trim()}`),
  );
  expect(written, 'Write paths.recipes.to(id), from contract/paths.ts.').toEqual([]);
});
