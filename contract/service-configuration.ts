import type { Seller } from './seller.ts';

/** The facts that `/config.json` tells the page about its installation; the same build serves every one. */
export interface ServiceConfiguration {
  mode: 'embedded' | 'cloud';
  identity: IdentityConfiguration;
  /** Named on the page on which plans are ordered. */
  seller: Seller;
  /** The external shop; left out if there is none. */
  shopUrl?: string;
  /** The key with which a browser subscribes to reminders; absent if the installation sends none. */
  pushKey?: string;
  /** True if phones may tell how sending goes on them; left out if nobody watches. */
  phoneReports?: true;
}

export interface IdentityConfiguration {
  userPoolId: string;
  userPoolClientId: string;
  /** Absolute; left out for Cognito itself. */
  userPoolEndpoint?: string;
}
