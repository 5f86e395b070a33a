import { createHash } from 'node:crypto';
import { SUBSCRIPTION_TIERS, type SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { addDays } from '../../../../contract/moments.ts';

/** As the terms promise it. */
const NOTICE_DAYS = 30;

export interface Announcement {
  id: string;
  /** The day from which on it is in force. */
  inForceOn: string;
  /** Null for every member. */
  tiers: readonly SubscriptionTier[] | null;
  subject: string;
  text: string;
  fingerprint: string;
}

const HEADER = /^---\n([\s\S]*?)\n---\n([\s\S]+)$/;
const EVERYBODY = 'kõik';

/**
 * Reads a file whose header says `tunnus`, `kehtib` (a day), `kellele` (`kõik`, or plans such as `BASIC, VIP`) and `teema`, and whose
 * rest is the mail. Returns the problems, in Estonian, if there are any.
 */
export function readAnnouncement(file: string, today: string): Announcement | string[] {
  const [, header = '', body = ''] = HEADER.exec(file.replaceAll('\r\n', '\n')) ?? [];
  const fields = new Map(
    header.split('\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
  const read = (name: string) => fields.get(name) ?? '';
  const [id, inForceOn, whom, subject, text] = [
    read('tunnus'),
    read('kehtib'),
    read('kellele'),
    read('teema'),
    body.trim(),
  ];
  const tiers = tiersIn(whom);
  const problems = [
    ...(/^[a-z0-9-]{3,60}$/.test(id)
      ? []
      : ['„tunnus“ on väiketähed, numbrid ja sidekriipsud, näiteks hinnad-2027-03.']),
    ...(isDay(inForceOn) ? [] : ['„kehtib“ on päev, näiteks 2027-03-01.']),
    ...(isDay(inForceOn) && inForceOn < addDays(today, NOTICE_DAYS)
      ? [
          `Tingimused lubavad muudatusest teatada ${NOTICE_DAYS} päeva ette: „kehtib“ saab olla kõige varem ${addDays(today, NOTICE_DAYS)}.`,
        ]
      : []),
    ...(tiers === undefined
      ? [`„kellele“ on ${EVERYBODY} või paketid: ${SUBSCRIPTION_TIERS.join(', ')}.`]
      : []),
    ...(subject === '' ? ['„teema“ on kirja pealkiri.'] : []),
    ...(text === '' ? ['Päise järel on kirja tekst.'] : []),
  ];
  if (problems.length > 0 || tiers === undefined) return problems;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([inForceOn, tiers, subject, text]))
    .digest('hex');
  return { id, inForceOn, tiers, subject, text, fingerprint };
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Undefined if it is neither. */
function tiersIn(text: string): readonly SubscriptionTier[] | null | undefined {
  if (text === EVERYBODY) return null;
  const names = text.split(',').map((name) => name.trim());
  const tiers = SUBSCRIPTION_TIERS.filter((tier) => names.includes(tier));
  return tiers.length === names.length ? tiers : undefined;
}
