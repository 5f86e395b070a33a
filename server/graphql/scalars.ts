/** The contract's two scalars. Both travel as the text that was sent, so that no clock of ours changes a member's date. */
import type { ValueNode } from 'graphql';
import { isCalendarDay, LAST_CALENDAR_DAY } from '../../contract/calendar-day.ts';
import { dayOf, isMoment } from '../../contract/moments.ts';
import { GraphQLError, Kind } from './graphql-js.ts';

function textScalar(name: string, form: string, isValid: (text: string) => boolean) {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && isValid(value)) return value;
    throw new GraphQLError(`${name} is ${form}.`);
  };
  return {
    serialize: (value: unknown) => value,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
  };
}

/** Years before 1900 and from 2100 on are slips of the pen, and some are beyond what the database can keep. */
const isUsableMoment = (text: string) => isMoment(text) && text >= '1900' && dayOf(text) <= LAST_CALENDAR_DAY;

export const scalars = {
  DateTime: textScalar('DateTime', 'ISO 8601 with an offset, e.g. 2026-11-20T18:05:00+02:00', isUsableMoment),
  Date: textScalar('Date', 'a day as YYYY-MM-DD', isCalendarDay),
};
