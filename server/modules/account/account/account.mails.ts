import { momentInWords } from '../../../core/words.ts';
import type { Mail } from '../../../ports/mail.ts';

export interface Erasure {
  to: string;
  erasedAt: Date;
  /** Paragraphs about contracts that ended with it. */
  ofContracts?: readonly string[];
}

/** The confirmation, which also warns her if somebody else did it. Names nothing that she wrote: others may see the mail. */
export function erasedMail({ to, erasedAt, ofContracts = [] }: Erasure): Mail {
  const paragraphs = [
    'Tere!',
    `Sinu Hoo konto kustutati ${momentInWords(erasedAt, 'adessive')} koos kõigega, mida olid siin kirja pannud. Seda taastada ei saa.`,
    ...ofContracts,
    'Kui sa ise kontot ei kustutanud, siis vasta kohe sellele kirjale.',
    'Hoog',
  ];
  return { to, subject: 'Sinu konto on kustutatud', text: paragraphs.join('\n\n') };
}
