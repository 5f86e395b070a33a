import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { XmlTags } from '../../../../../src/features/diary/import/xml-tags.ts';

type Tag = [name: string, depth: number, attributes: Record<string, string>];

/** Cut into pieces of `size` letters. */
function tagsIn(text: string, size: number): Tag[] | 'broken' {
  const tags: Tag[] = [];
  try {
    const reader = new XmlTags(({ name, depth, attributes }) =>
      tags.push([name, depth, Object.fromEntries(attributes())]),
    );
    for (let at = 0; at < text.length; at += size) reader.write(text.slice(at, at + size));
    reader.close();
    return tags;
  } catch {
    return 'broken';
  }
}

function tagsByParser(text: string): Tag[] | 'broken' {
  const tags: Tag[] = [];
  let depth = 0;
  try {
    const parser = new SaxesParser({ xmlns: false as const });
    parser.on('opentag', ({ name, attributes }) => tags.push([name, depth++, { ...attributes }]));
    parser.on('closetag', () => (depth -= 1));
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(text).close();
    return tags;
  } catch {
    return 'broken';
  }
}

const name = fc.constantFrom('Record', 'Workout', 'Me', 'a-b', 'õun');
const value = fc
  .array(
    fc.constantFrom(
      'a',
      ' ',
      '>',
      '/',
      '&lt;',
      '&amp;',
      '&quot;',
      '&#228;',
      '&#xE4;',
      'š',
      '68.5',
      '=',
      '\t',
    ),
  )
  .map((parts) => parts.join(''));
const attributes = fc
  .uniqueArray(fc.tuple(fc.constantFrom('type', 'unit', 'value', 'start-Date'), value), {
    selector: ([key]) => key,
  })
  .chain((pairs) =>
    fc
      .array(fc.constantFrom(`"`, `'`), { minLength: pairs.length, maxLength: pairs.length })
      .map((quotes) =>
        pairs.map(([key, text], index) => `\n ${key} = ${quotes[index]}${text}${quotes[index]}`),
      ),
  )
  .map((written) => written.join(''));
const between = fc.constantFrom(
  '',
  ' \n',
  'text &amp; more',
  '<!-- > " \' <a> -->',
  '<![CDATA[ <b> ]] > ]]>',
  '<?target data?>',
);
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc.oneof(
    { depthSize: 'small' },
    fc.tuple(name, attributes).map(([tag, inner]) => `<${tag}${inner} />`),
    fc
      .tuple(name, attributes, fc.array(fc.tuple(between, tie('element')), { maxLength: 4 }), between)
      .map(([tag, inner, children, last]) => `<${tag}${inner}>${children.flat().join('')}${last}</${tag} >`),
  ),
}));
const prolog = fc.constantFrom(
  '',
  '<?xml version="1.0" encoding="UTF-8"?>\n',
  '<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n<!-- her phone\'s > ] -->\n<!ELEMENT HealthData (Me,(A|B)*)>\n<!ATTLIST Me a CDATA "]>">\n]>\n',
  '<!DOCTYPE HealthData>',
);
const text = fc
  .tuple(prolog, element, fc.constantFrom('', '\n', '<!-- end -->'))
  .map((parts) => parts.join(''));

describe('the tags of an XML text', () => {
  it('are those that a full parser finds, wherever its pieces are cut', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (written, size) => {
        const tags = tagsIn(written, size);
        expect(tags).not.toBe('broken');
        expect(tags).toEqual(tagsByParser(written));
      }),
      { numRuns: 500 },
    );
  });

  it('are not taken from a text that ends early, as a full parser does not take it', () => {
    fc.assert(
      fc.property(text, fc.double({ min: 0, max: 1, noNaN: true }), (written, share) => {
        const cut = written
          .trimEnd()
          .replace(/<!-- end -->$/, '')
          .slice(0, Math.floor((written.length - 20) * share));
        if (tagsByParser(cut) === 'broken') expect(tagsIn(cut, 16)).toBe('broken');
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '<a><b></a></b>',
    '<a/><b/>',
    '<a b="1" c></a>',
    '<a b="&x;"/>',
    '<a b="&amp"/>',
    '<a',
    'a',
    '<a/>x',
    '<!DOCTYPE a><!DOCTYPE a><a/>',
    '</a>',
    '<a b="<"/>',
  ])('are not taken from %s', (written) => {
    expect([tagsIn(written, 3), tagsByParser(written)]).toEqual(['broken', 'broken']);
  });
});
