import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../../../../stand-ins/identity/seal.ts';

const key = randomBytes(32);
const plain = Buffer.from('saladus');

describe('a sealed value', () => {
  it('opens with its key and context, and looks different each time', () => {
    const sealed = seal(key, 'a', plain);
    expect(unseal(key, 'a', sealed)).toEqual(plain);
    expect(seal(key, 'a', plain)).not.toBe(sealed);
  });

  it('does not open with another key or context, or if it was changed or cut short', () => {
    const sealed = seal(key, 'a', plain);
    const bytes = Buffer.from(sealed, 'base64');
    bytes.writeUInt8(bytes.readUInt8(30) ^ 1, 30);
    expect(unseal(randomBytes(32), 'a', sealed)).toBeNull();
    expect(unseal(key, 'b', sealed)).toBeNull();
    expect(unseal(key, 'a', bytes.toString('base64'))).toBeNull();
    expect(unseal(key, 'a', sealed.slice(0, 20))).toBeNull();
    expect(unseal(key, 'a', '')).toBeNull();
  });
});
