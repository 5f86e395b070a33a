/** The words of the coming week's download that et.json lacks. */
export const weekDownloadText = {
  title: 'Nädala treeningud',
  info: 'Seitsme päeva videod mängivad siis ka levita. Kavad ja joonised salvestuvad ise.',
  size: '{videos}, {size}',
  none: 'Järgmise seitsme päeva treeningutel videoid ei ole. Kavad ja joonised salvestuvad seadmesse ise.',
  unknown: 'Kõigi videote mahtu ei õnnestunud teada saada.',
  unknownInfo: 'Arvestamata jäi {count}. Tegelik maht võib olla suurem.',
  isHere: 'Nädala treeningud on seadmes',
  saving: 'Salvestan nädala treeninguid',
  progress: '{nth}/{all} · {kept} / {bytes}',
  interrupted: 'Ühendus katkes. Senine osa on alles.',
  held: 'Ülejäänu läheks sinu andmemahust. Senine osa on alles.',
  waiting: 'Ühendus katkes. Jätkame ise, kui levi on tagasi.',
  full: 'Seadmes ei ole nii palju vaba ruumi: vaja on {size}. Vabasta ruumi või salvesta videoid ükshaaval.',
  unknownTitle: 'Kas oled Wi-Fi-võrgus?',
  mobileText: 'Videote maht on {size}. Mobiilse andmesidega läheb see sinu andmemahust.',
} as const;
