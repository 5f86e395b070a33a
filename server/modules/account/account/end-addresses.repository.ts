import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { calendarFeeds } from '../../calendar/feed/calendar.tables.ts';
import { deleteShoppingLink } from '../../food/shopping/shopping-links.repository.ts';

/** Ends the addresses under which anybody can see her data: that of her calendar, and of her shopping list. */
export async function endAddresses(database: Database, memberId: string): Promise<void> {
  await database.delete(calendarFeeds).where(eq(calendarFeeds.memberId, memberId));
  await deleteShoppingLink(database, memberId);
}
