import type { Seller } from './seller.ts';

/** What `/config.json` tells the page about its installation; the same build serves every one. */
export interface ServiceConfiguration {
  mode: 'embedded' | 'cloud';
  identity: IdentityConfiguration;
  /** Named on the page where plans are ordered. */
  seller: Seller;
  /** The external shop; left out where there is none. */
  shopUrl?: string;
  /** The key with which a browser subscribes to reminders; absent if the installation sends none. */
  pushKey?: string;
  /** Whether phones may tell how sending goes on them; left out where nobody watches. */
  phoneReports?: true;
}

export interface IdentityConfiguration {
  userPoolId: string;
  userPoolClientId: string;
  /** Absolute; left out for Cognito itself. */
  userPoolEndpoint?: string;
}
