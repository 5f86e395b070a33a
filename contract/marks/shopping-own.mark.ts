/** A row of her own on the shopping list. Keyed by an id of its own. */
import { isMoment } from '../moments.ts';
import type { MarkKind } from './mark-kind.ts';

export const OWN_ROW_MAX_LENGTH = 100;

export interface OwnRow {
  text: string;
  /** Their order on the list. */
  addedAt: string;
}

export const shoppingOwn: MarkKind<OwnRow> = {
  name: 'shopping-own',
  key: /^[0-9a-f-]{36}$/,
  maxKept: 300,
  isValue(value): value is OwnRow {
    if (typeof value !== 'object' || value === null) return false;
    const { text, addedAt }: Partial<Record<keyof OwnRow, unknown>> = value;
    return (
      typeof text === 'string' &&
      text.trim() !== '' &&
      text.length <= OWN_ROW_MAX_LENGTH &&
      typeof addedAt === 'string' &&
      isMoment(addedAt)
    );
  },
};
