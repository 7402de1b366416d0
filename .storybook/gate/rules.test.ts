import { describe, expect, test } from 'vitest';
import {
  cannot,
  reading,
  type ScreenNotes,
  sending,
  straining,
} from '../../packages/app/src/testing/screenStates';
import * as rules from './rules';

const login: ScreenNotes = {
  title: 'Screens/Login',
  routes: ['/login'],
  at: '/login',
  purpose: 'Sign in.',
  users: 'Everyone.',
  spec: ['Section 2, Login'],
  deviations: [],
  states: {
    ...cannot('Reads nothing.', ...reading),
    ...cannot('Sends nothing.', ...sending),
    ...cannot('Fixed.', ...straining),
    ready: { story: 'Empty', also: ['ForgotPassword'] },
  },
};
const story = (exportName: string, more: Partial<rules.IndexEntry> = {}): rules.IndexEntry => ({
  type: 'story',
  title: login.title,
  importPath: './LoginScreen.stories.tsx',
  exportName,
  tags: ['screen'],
  ...more,
});
const complete = [story('Empty'), story('ForgotPassword')];

describe('a declared state has a story tagged screen', () => {
  test('holds', () => expect(rules.statesWithoutStory(complete, [login])).toEqual([]));

  test.each([
    ['is gone', [story('Empty')]],
    ['lost its tag', [story('Empty'), story('ForgotPassword', { tags: [] })]],
    ['is of another screen', [story('Empty'), story('ForgotPassword', { title: 'Screens/Landing' })]],
    ['is a page, no story', [story('Empty'), story('ForgotPassword', { type: 'docs' })]],
  ])('breaks when the story %s', (_, entries) => {
    expect(rules.statesWithoutStory(entries, [login])).toEqual(['Screens/Login: ForgotPassword (ready)']);
  });
});

describe('a story of a screen stands for a declared state', () => {
  test('holds', () => expect(rules.storiesWithoutState(complete, [login])).toEqual([]));

  test('breaks when the state is not declared', () => {
    expect(rules.storiesWithoutState([...complete, story('Maintenance')], [login])).toEqual([
      'Screens/Login: Maintenance',
    ]);
  });

  test('breaks when the screen declares nothing', () => {
    expect(rules.storiesWithoutState(complete, [])).toHaveLength(2);
  });
});

test('a story under Screens is tagged screen', () => {
  expect(rules.untaggedStories(complete)).toEqual([]);
  expect(rules.untaggedStories([...complete, story('Old', { tags: ['test'] })])).toEqual([
    'Screens/Login: Old',
  ]);
});

test('a route has a screen, and a screen names real routes', () => {
  expect(rules.routesThatDiffer(['/login'], [login])).toEqual([]);
  expect(rules.routesThatDiffer(['/login', '/todo'], [login])).toEqual(['/todo has no screen']);
  expect(rules.routesThatDiffer([], [login])).toEqual(['/login is no route']);
});

describe('an exported component of ui has stories', () => {
  const path = './packages/ui/src/components/Tag/Tag.stories.tsx';
  const entries = [story('Plain', { title: 'Components/Tag', importPath: path })];
  const components = [{ name: 'Tag', folder: 'Tag' }];

  test('holds', () => {
    expect(rules.componentsWithoutStories(entries, components, { [path]: '<Tag>Sample</Tag>' })).toEqual([]);
    expect(rules.componentsWithoutStories(entries, components, { [path]: 'component: Tag,' })).toEqual([]);
  });

  test.each([
    ['has no stories', [], '<Tag/>'],
    ['is not in the stories of its folder', entries, '<TagList/>'],
  ])('breaks when it %s', (_, index, source) => {
    expect(rules.componentsWithoutStories(index, components, { [path]: source })).toEqual(['Tag: Tag']);
  });
});

test.each(['setTimeout(resolve, 100)', 'await sleep(5)', 'await delay(200)', 'waitFor(f, { timeout: 500 })'])(
  'a story does not sleep: %s',
  (source) => {
    expect(rules.storiesThatSleep({ a: source, b: "await screen.findByRole('dialog')" })).toEqual(['a']);
  },
);

test('an exemption from the checks of accessibility is reviewed, and goes when it is not needed', () => {
  const exempt = { a: "parameters: { a11y: { test: 'off' } }" };
  expect(rules.exemptionsThatDiffer({ a: '' }, {})).toEqual([]);
  expect(rules.exemptionsThatDiffer(exempt, {})).toEqual(['a is exempt without a reason']);
  expect(rules.exemptionsThatDiffer(exempt, { a: 'Shows the fault itself.' })).toEqual([]);
  expect(rules.exemptionsThatDiffer({}, { a: 'Gone.' })).toEqual(['a needs no exemption']);
});
