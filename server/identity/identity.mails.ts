import type { Mail } from '../mailbox/mail.ts';

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
  return { to, subject: 'Parooli taastamise kood', text: text.join('\n\n') };
}
