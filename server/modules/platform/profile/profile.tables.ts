/** A member's data beyond her sign-in, and her consents. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CONSENT_KINDS } from '../../../../contract/enumerations.ts';
import type { ConsentKind } from '../../../../contract/enumerations.ts';

const moment = () => timestamp({ withTimezone: true });

export const profiles = pgTable(
  'profiles',
  {
    memberId: uuid().primaryKey(),
    email: text().notNull(),
    /** The time of issue of the token by which `email` was last changed; null before the first change. */
    emailAsOf: moment(),
    /** The address that the card service is still to be told. */
    emailToTell: text(),
    firstName: text(),
    lastName: text(),
    bio: text(),
    /** The key of her picture. */
    avatarKey: text(),
    /** The key of the upload offered last, which replaces the other once it is there. */
    offeredAvatarKey: text(),
    avatarOfferedUntil: moment(),
    /** The moment of each field's last edit; null before the first that bore one. */
    firstNameEditedAt: moment(),
    lastNameEditedAt: moment(),
    bioEditedAt: moment(),
    /** The latest moment at which a consent of the kind was given or withdrawn: one given no later is a late copy. */
    energyGoalConsentAt: moment(),
    foodChoicesConsentAt: moment(),
    foodNotesConsentAt: moment(),
    measurementsConsentAt: moment(),
    photosConsentAt: moment(),
    trainingNotesConsentAt: moment(),
    /** Never earlier than any moment above. */
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('profiles_avatars_to_look_for')
      .on(table.avatarOfferedUntil)
      .where(sql`${table.offeredAvatarKey} is not null`),
  ],
);

/** Consents that she gave anew because their wording had changed, as they were: history as well. */
export const replacedConsents = pgTable(
  'replaced_consents',
  {
    id: uuid().primaryKey(),
    memberId: uuid().notNull(),
    kind: text().$type<ConsentKind>().notNull(),
    textVersion: text().notNull(),
    givenAt: text().notNull(),
    receivedAt: moment().notNull(),
    replacedAt: moment().notNull(),
  },
  (table) => [index('replaced_consents_member').on(table.memberId)],
);

/** Kept as history: a withdrawn consent stays, with the time of its withdrawal. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    memberId: uuid().notNull(),
    kind: text().$type<ConsentKind>().notNull(),
    textVersion: text().notNull(),
    /** The moment as the device sent it, with its offset. */
    givenAt: text().notNull(),
    receivedAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [
    uniqueIndex('consents_given')
      .on(table.memberId, table.kind)
      .where(sql`${table.withdrawnAt} is null`),
    index('consents_member').on(table.memberId),
    check(
      'consents_kind',
      sql`${table.kind} in (${sql.raw(CONSENT_KINDS.map((kind) => `'${kind}'`).join(', '))})`,
    ),
  ],
);
