/** Changes of price and terms are mailed to the members concerned, thirty days before, once each. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { announce } from '../../server/modules/account/announcements/announce.ts';
import type { Announcement } from '../../server/modules/account/announcements/announcement-file.ts';
import { readAnnouncement } from '../../server/modules/account/announcements/announcement-file.ts';
import { announcementMails } from '../../server/modules/account/announcements/announcements.tables.ts';
import { tallinnDay } from '../../server/core/tallinn-time.ts';
import { addDays } from '../../contract/moments.ts';
import { mailsTo, subscribe } from '../support/card-service.ts';
import { payingMember } from '../support/paying-member.ts';

const { server, member } = payingMember();
const today = () => tallinnDay(server.services.clock());

let count = 0;
beforeEach(() => {
  count += 1;
});

const fileOf = (fields: Record<string, string> = {}, text = 'Hind muutub.') => {
  const header = {
    tunnus: `hinnad-${count}`,
    kehtib: addDays(today(), 30),
    kellele: 'kõik',
    teema: 'Hinnad muutuvad',
    ...fields,
  };
  const lines = Object.entries(header).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n${text}\n`;
};

function announcementOf(fields?: Record<string, string>, text?: string): Announcement {
  const read = readAnnouncement(fileOf(fields, text), today());
  if (Array.isArray(read)) throw new Error(read.join('\n'));
  return read;
}

const toHer = async () =>
  (await mailsTo(server, member.email)).filter(({ subject }) => subject === 'Hinnad muutuvad');
const run = (announcement: Announcement, sendMail = server.services.billing.sendMail) =>
  announce({ database: server.database, clock: server.services.clock, sendMail }, announcement);
/** Her profile is made by her first call. */
const arrive = () => member.ask('{ getMyProfile { id } }');

describe('an announcement', () => {
  it('tells each member once, however often it is run', async () => {
    await arrive();
    const announcement = announcementOf();
    await run(announcement);
    expect(await run(announcement)).toEqual({ told: 0, refused: 0, isAnother: false });
    expect(await toHer()).toMatchObject([{ text: 'Hind muutub.' }]);
  });

  it('of a plan tells those alone who have it', async () => {
    await arrive();
    await run(announcementOf({ kellele: 'BASIC, VIP' }));
    expect(await toHer()).toEqual([]);
    await subscribe(server, member, 'VIP');
    await run(announcementOf({ kellele: 'BASIC, VIP' }));
    expect(await toHer()).toHaveLength(1);
  });

  it('goes on after a failure with those who have not been told', async () => {
    await arrive();
    const announcement = announcementOf();
    const { sendMail } = server.services.billing;
    const refusing: typeof sendMail = (mail, memberId) =>
      memberId === member.id ? Promise.reject(new Error('down')) : sendMail(mail, memberId);
    expect(await run(announcement, refusing)).toMatchObject({ refused: 1 });
    expect(await toHer()).toEqual([]);
    expect(await run(announcement)).toMatchObject({ told: 1, refused: 0 });
    expect(await toHer()).toHaveLength(1);
  });

  it('with another text is another announcement', async () => {
    await arrive();
    await run(announcementOf());
    const other = announcementOf({}, 'Hind ei muutu.');
    expect(await run(other)).toEqual({ told: 0, refused: 0, isAnother: true });
    expect(await toHer()).toHaveLength(1);
  });

  it('is forgotten with her account', async () => {
    await arrive();
    await run(announcementOf());
    const erase = 'mutation ($email: String!) { deleteMyAccount(email: $email) }';
    expect((await member.ask(erase, { email: member.email })).errors).toEqual([]);
    const isHers = eq(announcementMails.memberId, member.id);
    expect(await server.database.select().from(announcementMails).where(isHers)).toEqual([]);
  });
});

describe('a file', () => {
  it('is refused where it is in force within thirty days, and says the first day that does', () => {
    const read = readAnnouncement(fileOf({ kehtib: addDays(today(), 29) }), today());
    expect(read).toEqual([expect.stringContaining(addDays(today(), 30))]);
  });

  it.each([
    ['tunnus', 'Hinnad muutuvad!'],
    ['kehtib', '2027-02-30'],
    ['kellele', 'GOLD'],
    ['kellele', ''],
    ['teema', ''],
  ])('is refused where „%s“ is „%s“', (field, value) => {
    const read = readAnnouncement(fileOf({ [field]: value }), today());
    expect(read).toEqual([expect.stringContaining(`„${field}“`)]);
  });
});
