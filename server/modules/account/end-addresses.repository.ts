import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { calendarFeeds } from '../calendar/calendar.tables.ts';
import { deleteShoppingLink } from '../shopping-links/shopping-links.repository.ts';

/** Ends what shows something of hers to anybody who has an address: that of her calendar, and of her shopping list. */
export async function endAddresses(database: Database, memberId: string): Promise<void> {
  await database.delete(calendarFeeds).where(eq(calendarFeeds.memberId, memberId));
  await deleteShoppingLink(database, memberId);
}
