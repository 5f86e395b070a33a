import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, listOf, readForm, textOf, textsOf } from '../../../../stand-ins/payments/form-body.ts';

describe('a form body', () => {
  it('is read with its lists and inner fields', () => {
    const form = readForm(
      'mode=subscription&line_items[0][price]=p1&line_items[1][price]=p2&subscription_data[metadata][tier]=VIP&expand[]=a&expand[]=b',
    );
    expect(textOf(form, 'mode')).toBe('subscription');
    expect(
      listOf(form, 'line_items').map((item) => (typeof item === 'object' ? textOf(item, 'price') : null)),
    ).toEqual(['p1', 'p2']);
    expect(textsOf(fieldsOf(form, 'subscription_data'), 'metadata')).toEqual({ tier: 'VIP' });
    expect(listOf(form, 'expand')).toEqual(['a', 'b']);
  });

  it('cannot reach what every object inherits', () => {
    const form = readForm('__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1&metadata[__proto__]=x');
    expect({}).not.toHaveProperty('isAdmin');
    expect(textOf(form, 'isAdmin')).toBeNull();
  });

  it('can be any text without an error', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readForm(text) === 'object'));
    fc.assert(
      fc.property(
        fc.stringMatching(/^([ab](\[[ab]?\])*=c&){0,8}$/),
        (text) => typeof readForm(text) === 'object',
      ),
    );
  });
});
