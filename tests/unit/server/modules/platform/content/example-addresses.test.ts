import { expect, it } from 'vitest';
import { exampleAddressesIn } from '../../../../../../server/modules/platform/content/example-addresses.ts';
import { SAMPLE_CONTENT } from '../../../../../support/sample-content.ts';

const page = (value: string) => ({ key: 'terms', id: 'tingimused', value });
const content = {
  ...SAMPLE_CONTENT,
  recipes: [],
  trainings: [],
  schedule: [],
  pages: [page('Kirjuta aadressil [abi@example.com](mailto:abi@example.com).')],
};

it('names each example once for each place', () => {
  expect(exampleAddressesIn(content)).toEqual(['pages/terms/tingimused: abi@example.com']);
  const slot = {
    week: 1,
    weekday: 3,
    time: '19:00',
    trainingId: 'otse',
    liveUrl: 'https://live.example.com/hoog',
  };
  expect(exampleAddressesIn({ ...content, pages: [], schedule: [slot, { ...slot, weekday: 6 }] })).toEqual([
    'schedule/nadal-2: live.example.com',
  ]);
});

it('finds none in real addresses', () => {
  const real = 'Kirjuta abi@hoog.ee, loe https://www.example.company/ ja https://myexample.com/.';
  expect(exampleAddressesIn({ ...content, pages: [page(real)] })).toEqual([]);
});
