import { holds, keepsTyped, recovers } from '../invariants.ts';
import type { Fault, Surface } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, goesWell, requestsOf, settled, typeInto } from './shared.ts';

const noCall = ({ call }: Surface) => (call ? undefined : 'Sample data: it sends nothing.');

async function go(world: World, surface: Surface, online: boolean) {
  await world.context.setOffline(!online);
  if (!surface.signedIn) return;
  const banner = world.page.getByText('You are offline.', { exact: true });
  await expect(banner).toHaveCount(online ? 0 : 1);
}

export const offlineFaults: Fault[] = [
  fault({
    id: 'offlineBefore',
    name: 'Offline before submit: nothing is sent later by itself',
    not: noCall,
    run: async (world, surface) => {
      await typeInto(world, surface);
      // The code of a report has come by then; without it there is another message, which another fault asks for.
      if (/Report$/.test(surface.id))
        await world.page
          .getByRole('button', { name: /^View report/ })
          .first()
          .hover();
      await settled(world);
      await go(world, surface, false);
      await world.listenFromNow();
      await surface.trigger(world);
      await holds(world, surface);
      await world.listenFromNow();
      const later = requestsOf(world, surface);
      await go(world, surface, true);
      await settled(world);
      expect.soft(later, 'sent later by itself').toEqual([]);
      await keepsTyped(world, surface);
      await recovers(world, surface);
    },
  }),
  fault({
    id: 'offlineThenOnline',
    name: 'Offline, then online',
    not: noCall,
    run: async (world, surface) => {
      await typeInto(world, surface);
      const sent = requestsOf(world, surface);
      await go(world, surface, false);
      await go(world, surface, true);
      await keepsTyped(world, surface);
      expect.soft(sent, 'sent by itself').toEqual([]);
      await goesWell(world, surface);
    },
  }),
];
