import { describe, expect, it } from 'vitest';
import { maskEmail, readEmailAddress } from '../../../../server/core/email-address.ts';

describe('an email address', () => {
  it('is kept as written, and names the same account in any case and with spaces around it', () => {
    const email = readEmailAddress('  Mari.Maasikas+trenn@Example.COM ');
    expect(email).toEqual({
      written: 'Mari.Maasikas+trenn@Example.COM',
      lower: 'mari.maasikas+trenn@example.com',
    });
  });

  it.each([
    'mari@example.com\u200B',
    'mari@example.com\u202C',
    '\u2060 mari@example.com',
    '\u2066mari\u00AD@example\u200D.com\u2069\uFE0F',
  ])('is what she meant, without what nobody sees in %j', (text) => {
    expect(readEmailAddress(text)?.written).toBe('mari@example.com');
  });

  it('is none if nothing but that is left of a part of it', () => {
    for (const text of ['\u200B@example.com', 'mari@\u2060.ee', '\u200B'])
      expect(readEmailAddress(text)).toBeNull();
  });

  it.each(['õie@näide.ee', "o'neil@example.co.uk", 'a@b.ee'])('may be %s', (text) => {
    expect(readEmailAddress(text)).not.toBeNull();
  });

  it.each([
    '',
    'mari',
    'mari@',
    '@example.com',
    'mari@example',
    'mari@@example.com',
    'mari@example..com',
    'ma ri@example.com',
    'mari@example.com\r\nBcc: x@example.com',
    '"mari"@example.com',
    'mari@example.com,kadri@example.com',
    `${'x'.repeat(65)}@example.com`,
    `mari@${'x'.repeat(250)}.ee`,
  ])('may not be %j', (text) => {
    expect(readEmailAddress(text)).toBeNull();
  });

  it('is masked but for its first letters', () => {
    expect(maskEmail('mari@example.com')).toBe('m***@e***');
  });
});
