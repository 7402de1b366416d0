import { expect, test } from 'vitest';
import { affectedFiles, narrowed } from './changed.mjs';

const screen = 'packages/app/src/screens/receipts';
const sources = new Map([
  ['packages/ui/src/components/Money/index.ts', "export { Money } from './Money';"],
  ['packages/ui/src/components/Money/Money.tsx', ''],
  ['packages/ui/src/components/Money/Money.test.tsx', "import { Money } from './Money';"],
  ['packages/ui/src/clauses.test.ts', ''],
  [`${screen}/Receipts.tsx`, "import { Money } from '@rentsafe/ui/Money';"],
  [`${screen}/Receipts.test.tsx`, "import { renderApp } from '../../wholeApp/renderApp';"],
  ['packages/app/src/pages.ts', "const Receipts = lazy(() => import('./screens/receipts/Receipts'));"],
  ['packages/app/src/palette/Palette.tsx', "import { pages } from '../pages';"],
  ['packages/app/src/palette/Palette.test.tsx', "import { Palette } from './Palette';"],
  ['packages/app/src/rooms.test.ts', ''],
  ['packages/api/src/server.ts', ''],
  ['packages/api/src/claim/claim.test.ts', ''],
  ['e2e/support/forms.ts', ''],
  ['e2e/users.spec.ts', "import { unique } from './support/forms.ts';"],
  ['scripts/sizes.test.mjs', ''],
]);
const argsOf = (...changed) =>
  Object.fromEntries(
    Object.entries(narrowed(changed, sources) ?? {})
      .filter(([name]) => name !== 'visual')
      .map(([name, args]) => [name, args()]),
  );

test('what imports a changed file is affected, over packages, but not through the files of a root', () => {
  expect([...affectedFiles(['packages/ui/src/components/Money/Money.tsx'], sources)]).toEqual([
    'packages/ui/src/components/Money/Money.tsx',
    'packages/ui/src/components/Money/index.ts',
    'packages/ui/src/components/Money/Money.test.tsx',
    `${screen}/Receipts.tsx`,
    'packages/app/src/pages.ts',
  ]);
});

test('a test runs with what is in its folder; those of a root and of the scripts look at everything', () => {
  expect(argsOf('packages/ui/src/components/Money/Money.tsx')).toEqual({
    unit: [
      'packages/ui/src/components/Money/Money.test.tsx',
      'packages/ui/src/clauses.test.ts',
      'scripts/sizes.test.mjs',
    ],
    app: [`${screen}/Receipts.test.tsx`],
    lint: [],
    packages: [],
    gate: [],
    e2e: [],
  });
});

test('journeys run where the product has changed, else those that have', () => {
  expect(argsOf('packages/api/src/claim/routes.ts')).toMatchObject({
    e2e: [],
    api: ['packages/api/src/claim/claim.test.ts'],
  });
  expect(argsOf('e2e/support/forms.ts')).toMatchObject({ e2e: ['e2e/users.spec.ts'] });
  expect(argsOf(`${screen}/Receipts.test.tsx`)).not.toHaveProperty('e2e');
  expect(argsOf('docs/api.md')).toEqual({ unit: ['scripts/sizes.test.mjs'] });
});

test.each(['pnpm-lock.yaml', 'vitest.config.ts', 'scripts/test.mjs', 'packages/ui/package.json'])(
  '%s can break everything',
  (file) => expect(narrowed([file], sources)).toBeUndefined(),
);
