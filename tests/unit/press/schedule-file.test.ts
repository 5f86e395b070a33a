import { expect, test } from 'vitest';
import { parseScheduleWeek } from '../../../press/schedule-file.ts';

const file = 'schedule/nadal-2.yaml';

test('reads the entries of each weekday', () => {
  const text = 'teisipäev:\n  - { kell: "18:00", treening: kindel-koht }\npühapäev: []\n';
  expect(parseScheduleWeek(file, text)).toEqual({
    problems: [],
    slots: [{ week: 1, weekday: 2, time: '18:00', trainingId: 'kindel-koht', liveUrl: null, file, line: 2 }],
  });
});

test('reads the address of a live session', () => {
  const text = 'reede:\n  - { kell: "09:30", treening: otse, otse: "https://live.example.com/hoog" }\n';
  expect(parseScheduleWeek(file, text).slots[0]).toMatchObject({
    weekday: 5,
    liveUrl: 'https://live.example.com/hoog',
  });
});

test.each([
  ['a time without quotes that is not one', 'reede:\n  - { kell: 25, treening: a }\n'],
  ['an hour that no day has', 'reede:\n  - { kell: "24:00", treening: a }\n'],
  [
    'a live address that is not secure',
    'reede:\n  - { kell: "10:00", treening: a, otse: "http://live.example.com" }\n',
  ],
  ['a field that does not exist', 'reede:\n  - { kell: "10:00", treening: a, koht: saal }\n'],
  ['an entry that is bare text', 'reede:\n  - kindel-koht\n'],
])('refuses %s and names its line', (_, text) => {
  const { slots, problems } = parseScheduleWeek(file, text);
  expect(slots).toEqual([]);
  expect(problems).toEqual([{ file, line: 2, message: expect.any(String) }]);
});

test('refuses a misspelt weekday', () => {
  expect(parseScheduleWeek(file, 'reedel: []\n').problems[0]).toMatchObject({ line: 1 });
});

test('refuses a file whose name does not say which week it is', () => {
  expect(parseScheduleWeek('schedule/jaanuar.yaml', '').problems).toHaveLength(1);
});
