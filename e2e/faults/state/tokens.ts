import { showsNoMachineText, throwsNothing } from '../invariants.ts';
import { type Fault, surfaceNames } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { corruptTokens } from './corruptTokens.ts';
import { fault, newLogin, originOf, succeeds } from './shared.ts';

const ids = Object.keys(surfaceNames);

/** Each value on one surface, and the first three on all of them. */
const valuesFor = (id: string) =>
  corruptTokens.filter((_, index) => index < 3 || index % ids.length === ids.indexOf(id));

async function arriveWith({ page }: World, address: string, token: string) {
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByLabel('Email')).toBeVisible();
  expect.soft(new URL(page.url()).pathname, token.slice(0, 80)).toBe('/login');
}

export const tokenFaults: Fault[] = [
  fault({
    id: 'corruptTokens',
    name: '200 corrupt values of the stored login',
    excludes: () => undefined,
    run: async (world, surface) => {
      const { page } = world;
      await surface.open(world);
      const address = page.url();
      for (const token of valuesFor(surface.id)) await arriveWith(world, address, token);
      await showsNoMachineText(world);
      throwsNothing(world);
      if (!surface.signedIn) return;
      // It does no harm: signing in leads to the address.
      await page.evaluate((login) => localStorage.setItem('token', login), await newLogin(originOf(world)));
      await surface.open(world);
      await surface.fill(world);
      await succeeds(world, surface);
    },
  }),
];
