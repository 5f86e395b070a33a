/**
 * A day as Estonian writes it, on the page. It is read from the text alone: counting in months is the server's
 * (contract/calendar-date.ts), and the calendar's library would be a twentieth of what a start waits for.
 */
const MONTHS = list(
  'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember',
);
const SHORT_MONTHS = list('jaan veebr märts apr mai juuni juuli aug sept okt nov dets');
const WEEKDAYS = list('pühapäev esmaspäev teisipäev kolmapäev neljapäev reede laupäev');

/** Puts a date's parts in place of `D`, `DD`, `MM`, `MMM` (nov), `MMMM` (november), `YYYY` and `dddd` (reede). */
export interface WrittenDate {
  format: (pattern: string) => string;
}

/** The day that `dayOrMoment` begins with; a month is its first day. */
export function writtenDate(dayOrMoment: string): WrittenDate {
  const text = dayOrMoment.slice(0, 10);
  const [YYYY = '', MM = '', DD = '01'] = text.split('-');
  const month = Number(MM) - 1;
  const parts = new Map([
    ['D', String(Number(DD))],
    ['DD', DD],
    ['MM', MM],
    ['MMM', SHORT_MONTHS[month]],
    ['MMMM', MONTHS[month]],
    ['YYYY', YYYY],
    ['dddd', WEEKDAYS[new Date(text).getUTCDay()]],
  ]);
  return {
    format: (pattern) => pattern.replace(/M{2,4}|D{1,2}|YYYY|dddd/g, (part) => parts.get(part) ?? ''),
  };
}

function list(words: string): readonly string[] {
  return words.split(' ');
}
