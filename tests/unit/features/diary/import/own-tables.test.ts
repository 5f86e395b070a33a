/** Tables that she has kept herself, with the names of columns that she gave. */
import { describe, expect, it } from 'vitest';
import { interpretFile, likelyChoices } from '../../../../../src/features/diary/import/interpret-file.ts';
import { readFile } from '../../../../../src/features/diary/import/read-file.ts';

async function read(...lines: string[]) {
  const answer = await readFile(new Blob([`${lines.join('\n')}\n`]));
  if (!answer.ok) return answer.reason;
  const { file } = answer;
  const { measurements, problems } = interpretFile(file, likelyChoices(file), '2026-11-20');
  return {
    figures: measurements.map(({ figures }) => figures),
    problems: problems.length,
    unused: file.unusedColumns,
  };
}

describe('a table of her own', () => {
  it.each([
    ['Kuupäev;Kaal, kg;Talje, cm', { weight: 68.5, waist: 81 }],
    ['Kuupäev;Keharaskus (kg);Vöö, cm', { weight: 68.5, waist: 81 }],
    ['Mõõtmise kuupäev;Kaal/kg;Talje (cm)', { weight: 68.5, waist: 81 }],
    ['Päev;KEHAMASS kg;Vöökoha ümbermõõt [cm]', { weight: 68.5, waist: 81 }],
    ['Kuupäev;Talje (cm);Puusaümbermõõt (cm)', { waist: 68.5, hips: 81 }],
    ['Kuupäev;Rinna ümbermõõt, cm;Puusa ümbermõõt, cm', { chest: 68.5, hips: 81 }],
  ])('with the columns „%s“ is read', async (header, figures) => {
    expect(await read(header, '17.02.2026;68,5;81')).toEqual({ figures: [figures], problems: 0, unused: [] });
  });

  it.each(['constructor', '__proto__', 'toString (kg)', 'hasOwnProperty, constructor', 'weight (valueOf)'])(
    'may have a column named %s, which is none of the diary',
    async (name) => {
      expect(await read(`Date;${name};Weight (kg)`, '2026-02-17;5;68,5')).toEqual({
        figures: [{ weight: 68.5 }],
        problems: 0,
        unused: [name],
      });
      expect(await read(`Date;${name}`, '2026-02-17;5')).toBe('noColumns');
    },
  );

  it('of what services write is read as before', async () => {
    expect(
      await read(
        'Date;Time;Weight kg;BF;Water;Muscle %;Bone kg;BMI;Waist cm;Hip cm;Comment',
        '19.12.2025;22:34;75,7;16,8;56,3;41,9;10,7;23,1;81;98,5;',
      ),
    ).toMatchObject({ figures: [{ weight: 75.7, waist: 81, hips: 98.5 }], problems: 0 });
    expect(
      await read('\uFEFFDate,Time,Weight(kg),BMI,Body Fat(%)', '2025.12.03,10:11:50,68.50,23.1,--'),
    ).toMatchObject({ figures: [{ weight: 68.5 }], problems: 0 });
  });
});
