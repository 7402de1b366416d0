import { expect, test } from 'vitest';

/** From the ground up: a room imports from those before it, never from those after it. */
const rooms = [
  'paths.ts',
  'text',
  'offline',
  'charts',
  'frame',
  'help',
  'login',
  'calls',
  'testing',
  'overlays',
  'session',
  'paper',
  'lists',
  'forms',
  'todo',
  'consent',
  'report',
  'party',
  'payment',
  'files',
  'record',
  'trust',
  'dispute',
  'dataRequest',
  'charge',
  'message',
  'screens',
  'keyboard',
  'palette',
  'layout',
  'worker',
];

/** What renders all of it, for tests and stories. */
const roof = 'wholeApp';

const files = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,css}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const imports = Object.entries(files).flatMap(([file, text]) =>
  [...text.matchAll(/(?:from |import |import\()'(\.[^']*)'/g)].map(([, target = '']) => ({
    file,
    target: new URL(target, `file://${file.slice(1)}`).pathname,
  })),
);
/** What stands in `src` itself, pages and routes, is above every room. */
const floorOf = (path: string) => {
  const [, name = ''] = path.split('/');
  const floor = rooms.indexOf(name === 'paths' ? 'paths.ts' : name);
  return floor < 0 ? rooms.length : floor;
};

test('every folder has its floor', () => {
  const folders = new Set(imports.map(({ file }) => file.split('/').slice(1, -1)[0]));
  folders.delete(undefined);
  expect([...folders].filter((name) => !rooms.includes(name ?? ''))).toEqual([roof]);
});

test('imports between rooms go down', () => {
  expect(imports.length).toBeGreaterThan(500);
  const upwards = imports.filter(({ file, target }) => floorOf(target) > floorOf(file.slice(1)));
  expect(upwards).toEqual([]);
});

test('only tests, stories and their notes import from testing', () => {
  const notes = /\.(stories|states)\.tsx?$|Notes\.ts$|^\.\/(testing|wholeApp)\//;
  const found = imports.filter(({ file, target }) => target.startsWith('/testing/') && !notes.test(file));
  expect(found).toEqual([]);
});

test('an area of screens imports from no other: what two share is a room below, what a page composes is in pages.ts', () => {
  const areaOf = (path: string) => /^\/screens\/(\w+)\//.exec(path)?.[1];
  const product = imports.filter(({ file }) => !/\.(stories|states)\.tsx?$/.test(file));
  const across = product.filter(({ file, target }) => {
    const area = areaOf(target);
    const from = areaOf(file.slice(1));
    return area !== undefined && from !== undefined && area !== from;
  });
  expect(across).toEqual([]);
});
