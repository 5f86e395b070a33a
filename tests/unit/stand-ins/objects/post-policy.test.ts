import { describe, expect, test } from 'vitest';
import { boundsOfForm, parsePolicy } from '../../../../stand-ins/objects/post-policy.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const EXPIRATION = '2026-11-21T10:05:00Z';

function form(conditions: unknown, fields: Record<string, string> = {}, expiration: unknown = EXPIRATION) {
  const policy = Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64');
  return new Map(Object.entries({ policy, ...fields }));
}

describe('a policy', () => {
  test.each([
    ['an exact value', [{ key: 'a' }], { key: 'a' }],
    ['an exact value, as a list', [['eq', '$key', 'a']], { key: 'a' }],
    ['a beginning', [['starts-with', '$content-type', 'image/']], { 'content-type': 'image/png' }],
    ['an empty beginning', [['starts-with', '$x-amz-meta-note', '']], { 'x-amz-meta-note': 'anything' }],
    ['a field in other letters', [['eq', '$Content-Type', 'image/png']], { 'content-type': 'image/png' }],
    ['fields that S3 leaves out', [], { file: 'x', 'x-amz-signature': 's', 'x-ignore-this': 'x' }],
  ])('is met by %s', (_what, conditions, fields) => {
    expect(boundsOfForm(form(conditions, fields), NOW)).toMatchObject({ minBytes: 0 });
  });

  test.each([
    ['another value', [{ key: 'a' }], { key: 'ab' }],
    ['another letter case of a value', [{ key: 'a' }], { key: 'A' }],
    ['another beginning', [['starts-with', '$content-type', 'image/']], { 'content-type': 'text/html' }],
    ['a field left out', [['starts-with', '$content-type', '']], {}],
    ['a field that nothing names', [], { acl: 'public-read' }],
    ['two conditions of which one fails', [{ key: 'a' }, ['starts-with', '$key', 'b']], { key: 'a' }],
  ])('is not met by %s', (_what, conditions, fields) => {
    expect(boundsOfForm(form(conditions, fields), NOW)).toMatchObject({ code: 'AccessDenied' });
  });

  test('ends at the moment that it names', () => {
    expect(boundsOfForm(form([], {}, NOW.toISOString()), NOW)).toMatchObject({ code: 'AccessDenied' });
    expect(boundsOfForm(form([], {}, '2026-11-21T10:00:01Z'), NOW)).not.toHaveProperty('code');
  });

  test('limits the size to the narrowest of its ranges', () => {
    const conditions = [
      ['content-length-range', 1, 100],
      ['content-length-range', 5, 900],
    ];
    expect(boundsOfForm(form(conditions), NOW)).toEqual({ minBytes: 5, maxBytes: 100 });
  });

  test.each([
    ['no JSON', Buffer.from('{').toString('base64')],
    ['nothing', ''],
    ['a list', Buffer.from('[]').toString('base64')],
  ])('that is %s is invalid', (_what, policy) => {
    expect(parsePolicy(policy)).toMatchObject({ code: 'InvalidPolicyDocument' });
  });

  test.each([
    ['without a time', form([], {}, null)],
    ['with a time that is none', form([], {}, 'tomorrow')],
    ['with a time without its zone', form([], {}, '2026-11-21T10:05:00')],
    ['without conditions', form(null)],
    ['with an operator that is not known', form([['matches', '$key', '.*']])],
    ['with a condition about no field', form([['eq', 'key', 'a']])],
    ['with a condition of two fields', form([{ key: 'a', acl: 'b' }])],
    ['with a value that is not a text', form([{ key: 1 }])],
    ['with a size that is not a number', form([['content-length-range', '1', '2']])],
    ['with a condition cut short', form([['eq', '$key']])],
  ])('%s is invalid', (_what, fields) => {
    expect(boundsOfForm(fields, NOW)).toMatchObject({ code: 'InvalidPolicyDocument' });
  });
});
