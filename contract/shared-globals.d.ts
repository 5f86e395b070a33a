/**
 * The names that a page, a worker and Node all have, as far as the contract uses them. It is compiled with no others, so that none of
 * its files works in one of the three alone.
 */
declare class URL {
  constructor(address: string, base?: string);
  readonly href: string;
}

declare class URLSearchParams {
  constructor(parameters: Readonly<Record<string, string>> | string[][]);
  get(name: string): string | null;
  getAll(name: string): string[];
  toString(): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare const crypto: {
  randomUUID(): string;
  readonly subtle: { digest(algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> };
};

declare function btoa(bytes: string): string;
