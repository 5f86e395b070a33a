/** The landing page's own sentences. */
import { paths } from '../../contract/paths.ts';
export const landingText = {
  documentTitle: 'Hoog: treeningud, retseptid ja päevik naistele',
  title: 'Leia oma hoog',
  lead: 'Treeningud, retseptid, päevamenüü ja päevik naistele. Eesti keeles, ühes taskus, ka siis, kui jõusaali keldris levi ei ole.',
  haveAccount: 'Kas konto on juba olemas?',
  partsTitle: 'Kõik, mis aitab hoos püsida',
  parts: [
    {
      tint: 'training',
      title: 'Treeningud, mis mahuvad päeva',
      text: '8–50 minutit, kodus või jõusaalis. Vaata joonist, tee kaasa ja märgi iga seeria ühe puudutusega.',
      link: 'Vaata stuudiot',
      to: paths.studio.to(),
    },
    {
      tint: 'food',
      title: 'Toit, mis maitseb ja toidab',
      text: 'Lihtsad retseptid Eesti poe toorainest, toitumisteave portsjoni ja 100 g kohta ning valmis päevamenüü.',
      link: 'Sirvi retsepte',
      to: paths.recipes.to(),
    },
    {
      tint: 'diary',
      title: 'Päevik, mis on ainult sinu',
      text: 'Mõõdud ja soovi korral fotod, rahulik trendijoon ja ei ühtegi hinnangut. Keegi teine neid ei näe.',
      link: 'Loo konto',
      to: paths.register.to(),
    },
  ],
  /** Replaces the link to signing up for a member. */
  diaryLink: { link: 'Ava päevik', to: paths.diary.to() },
  screensTitle: 'Nii see sinu telefonis välja näeb',
  screens: [
    { file: 'kalender', to: paths.calendar.to(), label: 'Kalender: tänane treening ja menüü' },
    {
      file: 'stuudio-telefonis',
      to: paths.studio.to(),
      label: 'Stuudio: treeningud pikkuse, taseme ja vahendite järgi',
    },
    { file: 'retseptid', to: paths.recipes.to(), label: 'Retseptid: piltide, aja ja toitumisteabega' },
    { file: 'ostunimekiri', to: paths.register.to(), label: 'Ostunimekiri: nädala toit kokku loetud' },
  ],
  freeTitle: 'Tasuta, ilma tellimuseta',
  freeText: 'Seda kõike saad kasutada nii kaua, kui soovid. Maksekaarti me ei küsi.',
  free: {
    trainings: 'Avatud treeninguid: {count}',
    recipes: 'Avatud retsepte: {count}',
    atLeast: 'vähemalt {count}',
    challenge: 'Neljanädalane väljakutse',
    programs: 'Programm algajatele',
    calculator: 'Kalorikalkulaator',
    diary: 'Mõõtmiste päevik, kui lood konto',
  },
  plansTitle: 'Paketid ja hinnad',
  plansText: 'Pakett pikeneb iga kuu ja selle saad igal ajal lõpetada.',
  plans: {
    BASIC: 'Treeningud harjutuste joonistega, programmid ja otsetreeningud',
    FOOD: 'Retseptid, päevamenüü ja toitumiskursus',
    PREMIUM: 'Treeningud ja toitumine koos',
    VIP: 'Premium ning külalistreeningud ja sinu enda kava',
  },
  takePlan: 'Vali {plan}',
  samplesTitle: 'Proovi kohe, ilma kontota',
  offlineTitle: 'Levi kadus? Hoog mitte.',
  offlineText:
    'Kõik, mida vajad, on juba telefonis: retseptid piltidega, nädala menüü, kalender ja päevik. Mida ilma internetita kirja paned, jääb kohe seadmesse ja läheb teele siis, kui ühendus on tagasi.',
  offlinePoints: [
    'Retseptid avanevad ka maakodu köögis',
    'Treeningu märgid tehtuks ka jõusaali keldris',
    'Ükski kirje ei kao ega lähe topelt',
  ],
  startTitle: 'Alusta täna, omas tempos',
  startText:
    'Konto loomine on tasuta ja võtab minuti. Vaata kõigile avatud treeninguid ja retsepte ning otsusta siis.',
} as const;
