import { markNames } from '../../../platform/marks/mark-names.text.ts';

/** The words of reminders. They promise one thing, and say if a phone cannot. */
export const remindersText = {
  title: 'Meeldetuletused',
  info: 'Kui sul on treening plaanis ja veel tegemata, saadame tund aega varem teate. Ühe päeva kohta saadame kõige rohkem ühe teate ja selles on ainult kellaaeg, mitte treeningu nimi.',
  isOn: 'Selles seadmes on meeldetuletused sees.',
  isOff: 'Selles seadmes on meeldetuletused väljas.',
  turnOn: 'Lülita meeldetuletused sisse',
  turnOff: 'Lülita meeldetuletused välja',
  denied:
    'Selle seadme brauser ei luba meil teateid näidata. Luba teated brauseri või telefoni seadetes ja tule siia tagasi.',
  homeScreen:
    'iPhone’is ja iPadis jõuavad meeldetuletused kohale alles siis, kui rakendus on avakuval. Lisa see avakuvale ja ava sealt.',
  unsupported: 'Selle seadme brauser ei oska meeldetuletusi vastu võtta.',
  unoffered: 'Meeldetuletusi me praegu ei saada.',
  calendarInstead:
    'Oma plaani saad lisada ka telefoni kalendrisse. Kui see näitab tellitud kalendri teateid, tuletab see plaanitud treeningut tund aega varem meelde.',
  calendarWay: 'Telefoni kalendri juurde',
  troubles: {
    unanswered: 'Teadete näitamiseks on vaja sinu luba. Vajuta uuesti ja luba teated.',
    'no-network': 'Meeldetuletused jäid sisse lülitamata. Proovi uuesti, kui oled võrgus.',
    'not-subscribed': 'Brauser ei saanud meeldetuletusi sisse lülitada. Proovi hiljem uuesti.',
  },
  quietHours: markNames.quietHours,
  quietHint:
    'Sel ajal me teateid ei saada. Kui treening on plaanitud vaiksetele tundidele, jääb selle meeldetuletus saatmata. Kellaajad on Eesti aja järgi.',
  from: 'Algus',
  to: 'Lõpp',
  noneQuiet: 'Algus ja lõpp on samal kellaajal, seega vaikseid tunde ei ole.',
  offer: 'Kas soovid meeldetuletust?',
  offerInfo: 'Saadame enne plaanitud treeningut ühe teate.',
  offerQuiet: 'Vaiksetel tundidel, kell {from}–{to}, me teateid ei saada. Neid saad muuta seadetes.',
  yes: 'Jah, soovin',
  no: 'Ei, aitäh',
} as const;
