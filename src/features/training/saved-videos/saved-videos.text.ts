/** Sentences that et.json lacks. */
export const savedVideosText = {
  list: 'Salvestatud videod',
  saving: 'Salvestan seadmesse',
  progress: '{kept} / {all}',
  partial: 'Salvestamine jäi pooleli: {kept} / {all}.',
  resume: 'Jätka salvestamist',
  interrupted: 'Ühendus katkes. Senine osa on alles ja jätkame ise, kui levi on tagasi.',
  held: 'Senine osa on alles. Jätkame ise, kui see sinu andmemahust enam ei lähe.',
  gone: 'See video on vahepeal vahetatud või eemaldatud. Pooleli jäänud osa kustutasime.',
  notSaved: 'Videot ei salvestatud',
  mobileTitle: 'Kas salvestada mobiilse andmesidega?',
  mobileText: 'Video maht on {size}. Wi-Fi-võrgus see sinu andmemahust ei lähe.',
  saveNow: 'Salvesta kohe',
  removeOf: 'Eemalda seadmest: {title}',
  removed: '„{title}“ on seadmest eemaldatud.',
} as const;
