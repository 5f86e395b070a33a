import type { CDPSession, Page } from '@playwright/test';

interface Point {
  x: number;
  y: number;
}

/** One finger on the screen, which stays down between its moves. */
export class Finger {
  readonly #tools: CDPSession;

  private constructor(tools: CDPSession) {
    this.#tools = tools;
  }

  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  down(at: Point): Promise<unknown> {
    return this.#send('touchStart', [at]);
  }

  moveTo(at: Point): Promise<unknown> {
    return this.#send('touchMove', [at]);
  }

  up(): Promise<unknown> {
    return this.#send('touchEnd', []);
  }

  #send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> {
    return this.#tools.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
