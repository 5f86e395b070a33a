import type { BrowserContext, Page } from 'playwright-core';

export interface Visit {
  page: Page;
  context: BrowserContext;
  origin: string;
}

/** One picture to take. */
export interface Screen {
  /** The beginning of the files' names. */
  name: string;
  /** The demo member's name, or `visitor`. */
  who: string;
  path: string;
  /** A selector that matches nothing before the content is there. */
  shows: string;
  /** Her acts on the screen. */
  act?: (page: Page) => Promise<unknown>;
  /** Her earlier acts on this device. */
  before?: (visit: Visit) => Promise<unknown>;
  /** Uses a device that shares nothing with the other screens. */
  isOwnDevice?: boolean;
  isOffline?: boolean;
  /** Used while she trains, so also taken on a small phone and on a phone on its side. */
  isForTraining?: boolean;
  /** A tall page is not taken whole. */
  isWindowOnly?: boolean;
}
