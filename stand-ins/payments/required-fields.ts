/** The values of fields that a description requires, if the stand-in has nothing to say in them. */

/** Fields of which there is nothing to say. */
export function none(names: string): Record<string, null> {
  return Object.fromEntries(names.split(' ').map((name) => [name, null]));
}

export const NO_TAX = { enabled: false, liability: null };
export const CLASSIC = { type: 'classic', flexible: null } as const;
export const FLEXIBLE = { type: 'flexible', flexible: { proration_discounts: 'included' } } as const;
export const ISSUER = { type: 'self' };
