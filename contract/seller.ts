/** The seller, as the law requires before the purchase and in every receipt. */
export interface Seller {
  name: string;
  registerCode: string;
  address: string;
  email: string;
}

/** The site at which the Consumer Disputes Committee takes complaints; the terms link to it too. */
export const DISPUTES_COMMITTEE = 'komisjon.ee';

const PARTS = ['name', 'registerCode', 'address', 'email'] as const;

export function isSeller(value: unknown): value is Seller {
  if (typeof value !== 'object' || value === null) return false;
  const parts: Partial<Record<string, unknown>> = { ...value };
  return PARTS.every((part) => typeof parts[part] === 'string');
}
