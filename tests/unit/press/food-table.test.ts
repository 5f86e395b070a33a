import { describe, expect, it } from 'vitest';
import { parseFoodTable } from '../../../press/food-table.ts';
import { foodTableText } from './sample-foods.ts';

const OATS = 'kaerahelbed,Kaerahelbed,kaerahelbeid,362,13.2,6.5,57.6,1 dl ≈ 35 g,10.1,100 g,teravili,Gluteen';
const parseRows = (...rows: string[]) => parseFoodTable('foods.csv', foodTableText(rows));

describe('parseFoodTable', () => {
  it('reads a food with its figures, its measure and its group', () => {
    const { table, problems } = parseRows(
      OATS,
      'piim-2-5,"Piim 2,5%","piima (2,5%)",57,3.4,2.6,4.9,,0.0,100 ml,piim,Piim',
    );
    expect(problems).toEqual([]);
    expect(table.foods).toEqual([
      {
        id: 'kaerahelbed',
        name_EE: 'Kaerahelbed',
        partitive_EE: 'kaerahelbeid',
        kcal: 362,
        protein: 13.2,
        fat: 6.5,
        carbs: 57.6,
        fibre: 10.1,
        quantity_EE: '1 dl ≈ 35 g',
        group_EE: 'teravili',
        allergens: ['GLUTEN'],
        per: 'G',
      },
      {
        id: 'piim-2-5',
        name_EE: 'Piim 2,5%',
        partitive_EE: 'piima (2,5%)',
        kcal: 57,
        protein: 3.4,
        fat: 2.6,
        carbs: 4.9,
        fibre: 0,
        quantity_EE: null,
        group_EE: 'piim',
        allergens: ['MILK'],
        per: 'ML',
      },
    ]);
    expect(table.byName.get('Piim 2,5%')?.id).toBe('piim-2-5');
    expect(table.byId.get('piim-2-5')?.group_EE).toBe('piim');
  });

  it('names the missing columns', () => {
    const { table, problems } = parseFoodTable('foods.csv', 'name_EE,kcal\nMuna,139\n');
    expect(table.foods).toEqual([]);
    expect(problems).toEqual([
      {
        file: 'foods.csv',
        line: 1,
        message:
          'Tabelis on puudu veerud: id, partitive_EE, protein, fat, carbs, fibre, quantity_EE, basis, group_EE, allergens_EE.',
      },
    ]);
  });

  it('reports a food that occurs twice in the table, and keeps the first', () => {
    const { table, problems } = parseRows(OATS, OATS.replace('kaerahelbed,', 'helbed,'));
    expect(table.foods).toHaveLength(1);
    expect(problems).toEqual([
      { file: 'foods.csv', line: 3, message: 'Toiduaine „Kaerahelbed“ on tabelis juba olemas.' },
    ]);
  });

  it('reports an id that occurs twice, or that is none', () => {
    const { problems } = parseRows(
      OATS,
      OATS.replace(',Kaerahelbed,', ',Helbed,'),
      OATS.replace('kaera', 'Kaera'),
    );
    expect(problems).toEqual([
      { file: 'foods.csv', line: 3, message: 'Tunnus „kaerahelbed“ on tabelis juba olemas.' },
      {
        file: 'foods.csv',
        line: 4,
        message: '„Kaerahelbed“: tunnuses on ainult väikesed ladina tähed (a–z), numbrid ja sidekriipsud.',
      },
    ]);
  });

  it('a food that is renamed is the one that members chose', () => {
    expect(parseRows(OATS.replace(',Kaerahelbed,', ',Täisterahelbed,')).table.foods).toMatchObject([
      { id: 'kaerahelbed', name_EE: 'Täisterahelbed' },
    ]);
  });

  it.each([
    [
      'energy more than 15 % off its nutrients',
      'kaerahelbed,Kaerahelbed,kaerahelbeid,430,13.2,6.5,57.6,,10.1,100 g,teravili,Gluteen',
      '430 kcal ei klapi',
    ],
    [
      'a negative figure',
      'kaerahelbed,Kaerahelbed,kaerahelbeid,362,-1,6.5,57.6,,10.1,100 g,teravili,Gluteen',
      'veerus protein',
    ],
    [
      'an empty figure',
      'kaerahelbed,Kaerahelbed,kaerahelbeid,362,13.2,,57.6,,10.1,100 g,teravili,Gluteen',
      'veerus fat',
    ],
    [
      'another basis than 100 g or 100 ml',
      'kaerahelbed,Kaerahelbed,kaerahelbeid,362,13.2,6.5,57.6,,10.1,1 dl,teravili,Gluteen',
      'veerus basis',
    ],
    [
      'no partitive',
      'kaerahelbed,Kaerahelbed,,362,13.2,6.5,57.6,,10.1,100 g,teravili,Gluteen',
      'osastavas käändes',
    ],
    [
      'a partitive that begins as a sentence does',
      'kaerahelbed,Kaerahelbed,Kaerahelbeid,362,13.2,6.5,57.6,,10.1,100 g,teravili,Gluteen',
      'algab väikese tähega',
    ],
    [
      'a partitive that has lost the name’s figure',
      'piim-2-5,"Piim 2,5%",piima,57,3.4,2.6,4.9,,0.0,100 ml,piim,Piim',
      'peab sisaldama ka „2,5%“',
    ],
    [
      'no name',
      'nimeta,,kaerahelbeid,362,13.2,6.5,57.6,,10.1,100 g,teravili,Gluteen',
      'ei ole toiduaine nime',
    ],
    ['a comma too many', 'piim-2,Piim 2,5%,piima,57,3.4,2.6,4.9,,0.0,100 ml,piim,Piim', 'Real on 13 veergu'],
    [
      'an allergen that the law does not list',
      'kaerahelbed,Kaerahelbed,kaerahelbeid,362,13.2,6.5,57.6,,10.1,100 g,teravili,Gluteen; Kaer',
      'Tundmatu väärtus on „Kaer“',
    ],
    [
      'nothing said of allergens',
      'kaerahelbed,Kaerahelbed,kaerahelbeid,362,13.2,6.5,57.6,,10.1,100 g,teravili,',
      'veerus allergens_EE on „puuduvad“ või',
    ],
  ])('refuses a food with %s', (_, row, message) => {
    const { table, problems } = parseRows(row);
    expect(table.foods).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'foods.csv', line: 2 });
    expect(problems[0]?.message).toContain(message);
  });

  it('reads several allergens, and none where it says so', () => {
    const { table } = parseRows(
      'sojakaste,Sojakaste,sojakastet,60,8,0.6,5,,0.8,100 ml,maitse,Gluteen; Soja',
      'tatratangud,Tatratangud,tatratangu,358,13,3,66,,9,100 g,teravili,puuduvad',
    );
    expect(table.foods.map(({ allergens }) => allergens)).toEqual([['GLUTEN', 'SOYBEANS'], []]);
  });

  it('accepts energy within 15 % of its nutrients, and within 5 kcal when there is almost none', () => {
    expect(
      parseRows(
        'kaerahelbed,Kaerahelbed,kaerahelbeid,400,13.2,6.5,57.6,,10.1,100 g,teravili,Gluteen',
        'puljong,Puljong,puljongit,6,0.2,0,0.3,,0,100 ml,maitse,puuduvad',
      ).problems,
    ).toEqual([]);
  });

  it('allows vinegar energy that no nutrient explains', () => {
    expect(
      parseRows('ounaaadikas,Õunaäädikas,õunaäädikat,21,0.0,0.0,0.9,,0.0,100 ml,maitse,puuduvad').problems,
    ).toEqual([]);
  });
});
