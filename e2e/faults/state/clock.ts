import { keepsValues, showsNoMachineText } from '../invariants.ts';
import type { Fault } from '../matrix.ts';
import { expect } from '../world.ts';
import { fault, succeeds, typeInto } from './shared.ts';

const DAY = 86_400_000;

/** 20 Nov 2026, as reports write a day of Harare. */
const dayText = (moment: number) =>
  new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'Africa/Harare',
  }).format(moment);

const clockFault = (id: string, name: string, offset: number): Fault =>
  fault({
    id,
    name,
    excludes: () => undefined,
    run: async (world, surface) => {
      const { page } = world;
      await page.clock.setSystemTime(Date.now() + offset);
      await typeInto(world, surface);
      await succeeds(world, surface);
      await showsNoMachineText(world);
      if (surface.kind !== 'form') await keepsValues(world, surface);
      if (!/Report$/.test(surface.id)) return;
      // The day that the data describe is the server's.
      const days = [dayText(Date.now()), dayText(Date.now() - 60_000)];
      const asAt = page
        .getByRole('dialog')
        .getByText('Valid as of', { exact: true })
        .locator('xpath=following-sibling::*');
      await expect.soft(asAt).toContainText(new RegExp(days.join('|')));
    },
  });

export const clockFaults: Fault[] = [
  clockFault('clockAhead', 'The clock is a day ahead', DAY),
  clockFault('clockBehind', 'The clock is a day behind', -DAY),
];
