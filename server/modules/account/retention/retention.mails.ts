import { calendarDate } from '../../../../contract/calendar-date.ts';
import { dayWords } from '../../../../contract/date-cases.ts';
import { paths } from '../../../../contract/paths.ts';
import type { Mail } from '../../../ports/mail.ts';

export interface Notice {
  to: string;
  /** The day on which her account is erased. */
  erasedOn: string;
  publicUrl: string;
}

/** Names nothing that she wrote: others may see the subject, or the mail. */
export function noticeMail({ to, erasedOn, publicUrl }: Notice): Mail {
  const onThatDay = dayWords(calendarDate(erasedOn), 'adessive');
  const paragraphs = [
    'Tere!',
    `Sa ei ole Hoogu kasutanud ligi kaks aastat. Andmeid, mida keegi enam ei vaja, me ei hoia. Seepärast kustutame ${onThatDay} sinu konto koos kõigega, mida oled siin kirja pannud.`,
    `Kui soovid konto alles jätta, logi enne seda sisse: ${publicUrl}${paths.login.to()}. Muud pole vaja teha.`,
    'Kui soovid enne oma andmed alla laadida, siis logi sisse ja vali Seadetes „Laadi oma andmed alla“. Kustutatud kontot ega andmeid me taastada ei saa.',
    'Kui sa kontot enam ei vaja, ei pea sa midagi tegema.',
    'Hoog',
  ];
  return { to, subject: `Sinu konto kustutatakse ${onThatDay}`, text: paragraphs.join('\n\n') };
}
