import { parseFoodTable } from '../../../press/food-table.ts';

const HEAD = 'id,name_EE,partitive_EE,kcal,protein,fat,carbs,quantity_EE,fibre,basis,group_EE,allergens_EE';

const ROWS = [
  'kaerahelbed,Kaerahelbed,kaerahelbeid,362,13.2,6.5,57.6,1 dl ≈ 35 g,10.1,100 g,teravili,Gluteen',
  'kaerajook,Kaerajook,kaerajooki,46,1.0,1.5,6.7,1 klaas ≈ 2 dl,0.8,100 ml,taimne,Gluteen',
  'piim-2-5,"Piim 2,5%","piima (2,5%)",57,3.4,2.6,4.9,1 klaas ≈ 2 dl,0.0,100 ml,piim,Piim',
  'mustikad,Mustikad,mustikaid,59,0.7,0.3,12.1,1 dl ≈ 65 g,2.4,100 g,marjad,puuduvad',
  'mesi,Mesi,mett,330,0.3,0.0,82.2,1 tl ≈ 7 g,0.2,100 g,maitse,puuduvad',
  'muna,Muna,mune,139,12.6,9.5,0.7,1 muna ≈ 60 g,0.0,100 g,muna,Muna',
  'kanafilee,Kanafilee,kanafileed,114,22.5,2.6,0,1 filee ≈ 150 g,0.0,100 g,liha,puuduvad',
  'kanapuljong,Kanapuljong,kanapuljongit,6,0.6,0.2,0.4,1 dl,0.0,100 ml,maitse,Seller',
  'veisemaks,Veisemaks,veisemaksa,130,20.4,3.6,3.9,1 viil ≈ 85 g,0.0,100 g,liha,puuduvad',
  'keedusink,Keedusink,keedusinki,107,16.9,4.0,0.7,1 viil ≈ 13 g,0.0,100 g,liha,puuduvad',
  'podraliha,Põdraliha,põdraliha,96,22.2,0.7,0,1 portsjon ≈ 120 g,0.0,100 g,liha,puuduvad',
  'lohefilee,Lõhefilee,lõhefileed,202,20.4,13.4,0,1 portsjon ≈ 130 g,0.0,100 g,kala,Kala',
  'krevetid,Krevetid,krevette,85,20.1,0.5,0,1 krevett ≈ 8 g,0.0,100 g,mereannid,Koorikloomad',
  'parmesan,Parmesan,parmesani,388,35.8,25.8,3.2,1 spl riivitult ≈ 6 g,0.0,100 g,piim,Piim',
  'oliivioli,Oliiviõli,oliiviõli,822,0.0,91.3,0.0,1 spl ≈ 15 ml,0.0,100 ml,õlid,puuduvad',
  'sool,Sool,soola,0,0.0,0.0,0,maitse järgi,0.0,100 g,maitse,puuduvad',
];

/** A food table as text, with the given rows below its header. */
export const foodTableText = (rows: readonly string[] = ROWS) => `${[HEAD, ...rows].join('\n')}\n`;

/** A few foods of every kind that the rules distinguish. */
export const sampleFoods = parseFoodTable('foods.csv', foodTableText()).table;
