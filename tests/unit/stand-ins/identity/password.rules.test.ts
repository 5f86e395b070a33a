import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../../stand-ins/demo/demo-members.ts';
import { checkPassword } from '../../../../stand-ins/identity/password.rules.ts';

describe('a password', () => {
  it.each(['Metsarada1', 'Õnnelik9', 'pikk lause Koos 1 tühikuga', `A1${'x'.repeat(254)}`, '😀😀😀😀😀😀A1'])(
    'may be %s',
    (password) => {
      expect(checkPassword(password)).toBeNull();
    },
  );

  it.each([
    ['Lyhike1', 'not long enough'],
    ['😀😀😀A1', 'not long enough'],
    ['suurtaheta1', 'uppercase'],
    ['Numbrita', 'numeric'],
    [`A1${'x'.repeat(255)}`, 'too long'],
    [DEMO_PASSWORD, 'too common'],
    ['HOOG2027!', 'too common'],
  ])('may not be %s', (password, reason) => {
    const refusal = checkPassword(password);
    expect(refusal?.name).toBe('InvalidPasswordException');
    expect(refusal?.message).toContain(reason);
  });
});
