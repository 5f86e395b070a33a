/** The name of each kind of small state while it waits to be sent. */
import { expect, it } from 'vitest';
import { MARK_KINDS } from '../../../../contract/marks/mark-kinds.generated.ts';
import { marksText } from '../../../../src/platform/marks/marks.text.ts';

it.each(MARK_KINDS.map(({ name }) => name))('%s has words of its own', (name) => {
  expect(marksText.entry[name]).toMatch(/^\p{Lu}/u);
});
