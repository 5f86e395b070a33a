/** Words for a phone that takes no file or message from the app. */
export const sendingText = {
  title: 'Kopeeri ise',
  byHand: 'Telefon ei lubanud jagada ega kopeerida. Vali tekst ja kopeeri see:',
  fileAgain: 'Salvesta fail',
  /** Of a file that was not saved, by what became of it. */
  file: {
    left: 'Fail on salvestamata.',
    refused: 'Telefon ei avanud faili jagamist. Proovi kohe uuesti.',
    untaken:
      'Avakuvalt avatud rakendusest ei saa seda faili salvestada. Ava Hoog Safaris, logi sisse ja laadi fail sealt alla.',
  },
} as const;
