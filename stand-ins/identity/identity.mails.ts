import { momentInWords } from '../../server/core/words.ts';
import { NEW_EMAIL_SUBJECT, RESET_SUBJECT } from '../../server/ports/mail.ts';
import type { Mail } from '../../server/ports/mail.ts';

/** The link opens the registration page, which confirms by itself. */
export function signUpMail(publicUrl: string, to: string, code: string): Mail {
  const query = new URLSearchParams({ action: 'confirm', email: to, code });
  const text = [
    'Tere!',
    'Hea meel, et liitusid. Kinnita oma e-posti aadress selle lingi kaudu:',
    `${publicUrl}/register?${query.toString().replaceAll('+', '%20')}`,
    `Või sisesta lehel kinnituskood: ${code}`,
    'Link ja kood kehtivad 24 tundi. Kui sa ei loonud Hoo kontot, siis ära tee midagi.',
    'Hoog',
  ];
  return { to, subject: 'Kinnita oma e-posti aadress', text: text.join('\n\n') };
}

export function resetMail(to: string, code: string): Mail {
  const text = [
    'Tere!',
    `Sinu kood uue parooli valimiseks: ${code}`,
    'Kood kehtib ühe tunni. Kui sa uut parooli ei küsinud, siis ära tee midagi: senine parool jääb kehtima.',
    'Hoog',
  ];
  return { to, subject: RESET_SUBJECT, text: text.join('\n\n') };
}

export function newEmailMail(to: string, code: string): Mail {
  const text = [
    'Tere!',
    `Sinu kood uue e-posti aadressi kinnitamiseks: ${code}`,
    'Kood kehtib ühe tunni. Kui sa ei soovinud Hoo kontole uut aadressi, siis ära tee midagi.',
    'Hoog',
  ];
  return { to, subject: NEW_EMAIL_SUBJECT, text: text.join('\n\n') };
}

/** Goes to the former address, and does not name the new one. */
export function emailChangedMail(to: string): Mail {
  const text = [
    'Tere!',
    'Sinu Hoo kontol on nüüd uus e-posti aadress. Sellele aadressile me enam ei kirjuta ja sellega enam sisse logida ei saa.',
    'Kui sa ise aadressi ei muutnud, siis vasta kohe sellele kirjale.',
    'Hoog',
  ];
  return { to, subject: 'Sinu e-posti aadress on muudetud', text: text.join('\n\n') };
}

/** Warns her if somebody else changed it: the link leads to the screen that mails a code to this address. */
export function passwordChangedMail(publicUrl: string, to: string, changedAt: Date): Mail {
  const text = [
    'Tere!',
    `Sinu Hoo konto parool muudeti ${momentInWords(changedAt, 'adessive')}. Teistes seadmetes tuleb nüüd uuesti sisse logida.`,
    `Kui sul oli kalendri aadress (${publicUrl}/settings) või ostunimekirja link, siis lõppesid need samuti. Soovi korral tee uued.`,
    `Kui sa ise parooli ei muutnud, siis vali kohe uus: ${publicUrl}/forgot. Vasta ka sellele kirjale, et saaksime aidata.`,
    'Hoog',
  ];
  return { to, subject: 'Sinu parool on muudetud', text: text.join('\n\n') };
}
