/** Sentences that et.json lacks. */
export const savedVideosText = {
  list: 'Salvestatud videod',
  saving: 'Salvestan seadmesse',
  progress: '{kept} / {all}',
  partial: 'Salvestamine jäi pooleli: {kept} / {all}.',
  resume: 'Jätka salvestamist',
  interrupted: 'Ühendus katkes. Senine osa on alles ja jätkame ise, kui levi on tagasi.',
  notSaved: 'Videot ei salvestatud',
  mobileTitle: 'Kas salvestada mobiilse andmesidega?',
  mobileText: 'Video maht on {size}. Wi-Fi-võrgus see sinu andmemahust ei lähe.',
  saveNow: 'Salvesta kohe',
  removeOf: 'Eemalda seadmest: {title}',
} as const;
