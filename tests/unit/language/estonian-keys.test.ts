import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../src/language/estonian-keys.ts';
import { foldForSearch } from '../../../src/language/fold-for-search.ts';

/** A word as the dictionary has it, and forms in which it is written or typed. */
const FORMS = `
kana: kanad kanaga kanast kanale kanata kanade kanas
muna: munad mune munaga munade munast munadega munata
kartul: kartulit kartulid kartuliga kartulite kartulist kartuleid kartulitega
leib: leiva leiba leivaga leivad leibu leivale
rukkileib: rukkileiva rukkileibadega rukkileivaga rukkileiba
juust: juustu juustuga juustud juustust juuste
kook: koogi kooki koogid kooke kookide koogiga
supp: supi suppi supid suppe suppide supiga
salat: salati salatit salatid salateid salatiga salatisse
tomat: tomati tomatit tomatid tomateid tomatitega
sibul: sibula sibulat sibulad sibulaid sibulaga
porgand: porgandi porgandit porgandid porgandeid porgandiga
kapsas: kapsa kapsast kapsad kapsaga kapsaid
hernes: herne hernest herned herneid hernega
kurk: kurgi kurki kurgid kurke kurgiga
seen: seene seent seened seeni seentega seente
liha: lihaga lihast lihad lihata lihale
kala: kalaga kalast kalad kalu kalade
tursk: tursa turska tursaga tursast
lõhe: lõhet lõhega lõhest lõhed
riis: riisi riisiga riisist riisid
tatar: tatra tatart tatraga tatrast
pipar: pipra pipart pipraga pipraid
suhkur: suhkru suhkrut suhkruga suhkruta
mandel: mandli mandlid mandleid mandlitega
pähkel: pähkli pähklid pähkleid pähklitega
jogurt: jogurti jogurtit jogurtiga jogurtist
kohupiim: kohupiima kohupiimaga kohupiimast
piim: piima piimaga piimata piimast
koor: koore koort koorega kooreta
õun: õuna õunad õunu õunte õuntega õunaga
pirn: pirni pirnid pirne pirnidega
banaan: banaani banaanid banaane banaaniga
maasikas: maasika maasikad maasikaid maasikatega
mustikas: mustika mustikad mustikaid mustikatega
mari: marja marju marjad marjadega
juurvili: juurvilja juurvilju juurviljad juurviljadega
sai: saia saiad saiaga saiu
kaer: kaera kaeraga kaeru
helves: helbed helbeid helvestega
puder: pudru putru pudruga pudrud
pannkook: pannkoogi pannkoogid pannkooke pannkookidega
kaste: kastme kastet kastmega kastmed
mesi: mee mett meega
vesi: vee vett veega veeta
uba: oad oa ube ubadega ubade
aeduba: aedoad aedoa aedube aedubadega
lääts: läätse läätsed läätsi läätsedega
seeme: seemne seemned seemneid seemnetega
sink: singi sinki singiga
vorst: vorsti vorstid vorste vorstiga
küüslauk: küüslaugu küüslauku küüslauguga
brokoli: brokolit brokoliga brokolist
peet: peedi peeti peedid peete peediga
kõrvits: kõrvitsa kõrvitsat kõrvitsad kõrvitsaga
spinat: spinati spinatit spinatiga
pasta: pastat pastaga pastast
tofu: tofut tofuga tofust
võileib: võileiva võileibu võileivad
smuuti: smuutit smuutid smuutiga
vorm: vormi vorme vormid
ahi: ahju ahjus ahjust
roheline: rohelise rohelist rohelised rohelisi roheliste
punane: punase punast punased punaseid
kükk: küki kükki kükid kükke kükkide kükiga
plank: plangi planku plangid planke plangis
sild: silla silda sillad sildu sillas
jalg: jala jalga jalad jalgu jalgade
selg: selja selga seljad selgu seljale
kõht: kõhu kõhtu kõhud
õlg: õla õlga õlad õlgu
põlv: põlve põlved põlvi põlvedega
rind: rinna rinda rinnad rindu
tuhar: tuhara tuharad tuharaid tuharatele
hüpe: hüppe hüpped hüppeid hüpetega
venitus: venituse venitust venitused venitusi
jooks: jooksu jooksud jooksus
tants: tantsu tantsud tantsuga
roog: roa road rooga roogi roogade roast
kalaroog: kalaroa kalaroad kalaroogi
uni: une und unega unest
siga: sea sead sigu seaga sigade
rada: raja rajad rajal radu radade
krõbe: krõbeda krõbedad krõbedat krõbedaid
hele: heleda heledad heledat heledaid
õlavars: õlavarre õlavart õlavarred õlavarsi
käsivars: käsivarre käsivart käsivarred käsivarsi
vars: varre vart varred varsi
jooga: joogat joogaga joogas
`;

const PAIRS = FORMS.trim()
  .split('\n')
  .flatMap((line) => {
    const [lemma = '', forms = ''] = line.split(': ');
    return forms.split(' ').map((form) => [form, lemma] as const);
  });

const agree = (one: string, other: string) => {
  const keys = keysOf(foldForSearch(one));
  return keysOf(foldForSearch(other)).some((key) => keys.includes(key));
};

describe('the keys of an Estonian word', () => {
  it('are shared by the word and its forms, in 300 pairs and more', () => {
    expect(PAIRS.length).toBeGreaterThanOrEqual(300);
    expect(PAIRS.filter(([form, lemma]) => !agree(form, lemma))).toEqual([]);
  });

  it.each([
    ['kana', 'kann'],
    ['kala', 'kalender'],
    ['muna', 'munk'],
    ['kartul', 'karp'],
    ['leib', 'leige'],
    ['kaer', 'kael'],
    ['sai', 'sink'],
    ['tatar', 'tass'],
    ['kook', 'koor'],
    ['piim', 'pipar'],
    ['seen', 'sein'],
    ['kükk', 'kurk'],
    ['jalg', 'jalakas'],
    ['supp', 'soola'],
    ['riis', 'redis'],
    ['mesi', 'metsa'],
    ['siga', 'seal'],
    ['siga', 'seast'],
    ['roog', 'siirup'],
    ['uni', 'hunt'],
    ['pasta', 'pipar'],
    ['tofu', 'tomat'],
    ['kartul', 'karri'],
    ['juust', 'juua'],
    ['kaste', 'käsi'],
    ['kookos', 'kook'],
    ['seened', 'seest'],
  ])('tell %s from %s', (one, other) => {
    expect(agree(one, other)).toBe(false);
  });
});
