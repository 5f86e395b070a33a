/** The cards of the test pages, by Stripe's own test numbers. */
export interface TestCard {
  brand: string;
  last4: string;
  /** The test page's words about it. */
  about: string;
  isRefusedAtOnce: boolean;
  isRefusedLater: boolean;
}

export const TEST_CARDS: readonly TestCard[] = [
  { brand: 'visa', last4: '4242', about: 'maksed õnnestuvad', isRefusedAtOnce: false, isRefusedLater: false },
  {
    brand: 'mastercard',
    last4: '4444',
    about: 'maksed õnnestuvad',
    isRefusedAtOnce: false,
    isRefusedLater: false,
  },
  {
    brand: 'visa',
    last4: '0341',
    about: 'esimene makse õnnestub, järgmised mitte',
    isRefusedAtOnce: false,
    isRefusedLater: true,
  },
  {
    brand: 'visa',
    last4: '0002',
    about: 'kaardist keeldutakse',
    isRefusedAtOnce: true,
    isRefusedLater: true,
  },
];

export function testCardOf(last4: string): TestCard | null {
  return TEST_CARDS.find((card) => card.last4 === last4) ?? null;
}
