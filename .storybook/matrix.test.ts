import { expect, test } from 'vitest';
import { type MatrixLine, matching, pictureSrc } from './matrix';
import { datesFromLog } from './pictureDates';

const line = (subject: string, state: string): MatrixLine => ({
  subject,
  state,
  story: { id: `components-${subject.toLowerCase()}--${state.toLowerCase()}`, name: state },
});
const lines = [line('Button', 'Default'), line('Button', 'Focused'), line('Tag', 'Default')];
const dates = { 'components-button/focused': '2026-11-21', 'components-tag/default': '2026-11-20' };
const found = (filter: object) =>
  matching(lines, { subject: '', state: '', since: '', ...filter }, dates).map(
    ({ subject, state }) => `${subject} ${state}`,
  );

test.each([
  ['nothing', {}, ['Button Default', 'Button Focused', 'Tag Default']],
  ['a component', { subject: 'Button' }, ['Button Default', 'Button Focused']],
  ['a state', { state: 'Default' }, ['Button Default', 'Tag Default']],
  ['both', { subject: 'Tag', state: 'Focused' }, []],
  [
    'a day: without a picture nothing has changed',
    { since: '2026-11-20' },
    ['Button Focused', 'Tag Default'],
  ],
  ['a later day', { since: '2026-11-21' }, ['Button Focused']],
])('the matrix narrowed by %s', (_, filter, names) => {
  expect(found(filter)).toEqual(names);
});

test('a picture has the day of its last commit, in either theme', () => {
  const log = [
    '2026-11-22',
    '',
    'visual/baselines/a/one.dark.png',
    'visual/baselines/stamp.json',
    '2026-11-20',
    '',
    'visual/baselines/a/one.light.png',
    'visual/baselines/a/two.light.png',
  ].join('\n');
  expect(datesFromLog(log)).toEqual({ 'a/one': '2026-11-22', 'a/two': '2026-11-20' });
  expect(pictureSrc('a--one', 'dark')).toBe('./pictures/a/one.dark.png');
});
