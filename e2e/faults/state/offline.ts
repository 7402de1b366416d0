import { checkInvariants, checkRecovery, keepsValues } from '../invariants.ts';
import type { Fault, Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, requestsOf, settled, succeeds, typeInto } from './shared.ts';

/** On every surface. */
const nowhere = () => undefined;

async function go(world: World, surface: Surface, online: boolean) {
  await world.context.setOffline(!online);
  if (!surface.signedIn) return;
  const banner = world.page.getByText('You are offline.', { exact: true });
  await expect(banner).toHaveCount(online ? 0 : 1);
}

export const offlineFaults: Fault[] = [
  fault({
    id: 'offlineBefore',
    name: 'Offline before submit: nothing is sent later automatically',
    excludes: nowhere,
    run: async (world, surface) => {
      await typeInto(world, surface);
      // Loads the code of a report first: without it the message is another one, which another fault checks.
      if (/Report$/.test(surface.id))
        await world.page
          .getByRole('button', { name: /^View report/ })
          .first()
          .hover();
      await settled(world);
      await go(world, surface, false);
      await world.ignoreEarlierAnnouncements();
      await surface.trigger(world);
      await checkInvariants(world, surface);
      await world.ignoreEarlierAnnouncements();
      const later = requestsOf(world, surface);
      await go(world, surface, true);
      await settled(world);
      expect.soft(later, 'sent later automatically').toEqual([]);
      await keepsValues(world, surface);
      await checkRecovery(world, surface);
    },
  }),
  fault({
    id: 'offlineThenOnline',
    name: 'Offline, then online',
    excludes: nowhere,
    run: async (world, surface) => {
      await typeInto(world, surface);
      const sent = requestsOf(world, surface);
      await go(world, surface, false);
      await go(world, surface, true);
      await keepsValues(world, surface);
      expect.soft(sent, 'sent automatically').toEqual([]);
      await succeeds(world, surface);
    },
  }),
];
