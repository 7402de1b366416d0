import type { Fault } from './matrix.ts';
import { clockFaults } from './state/clock.ts';
import { codeFaults } from './state/code.ts';
import { hostileFaults } from './state/hostile.ts';
import { leavingFaults } from './state/leaving.ts';
import { offlineFaults } from './state/offline.ts';
import { orderFaults } from './state/order.ts';
import { printFaults } from './state/printing.ts';
import { storageFaults } from './state/storage.ts';
import { tabFaults } from './state/tabs.ts';
import { tokenFaults } from './state/tokens.ts';
import { xssFaults } from './state/xss.ts';

/** Faults of the browser, of the user, and of the program; none of them concerns the network. */
export const stateFaults: readonly Fault[] = [
  ...offlineFaults,
  ...orderFaults,
  ...leavingFaults,
  ...tabFaults,
  ...tokenFaults,
  ...storageFaults,
  ...clockFaults,
  ...hostileFaults,
  ...xssFaults,
  ...printFaults,
  ...codeFaults,
];
