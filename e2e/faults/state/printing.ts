import { chooseOption } from '../../support/lists.ts';
import {
  checkInvariants,
  checkRecovery,
  keepsFocus,
  keepsValues,
  reportsNothing,
  showsNoMachineText,
  throwsNothing,
} from '../invariants.ts';
import type { Fault, Surface, SurfaceId } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, type Run, typeInto } from './shared.ts';

type PrintDefect = 'throws' | 'missing' | 'removed' | 'silent';

declare global {
  interface Window {
    /** What is wrong with printing now. */
    printDefect?: PrintDefect | undefined;
  }
}

const reports: readonly SurfaceId[] = ['individualReport', 'companyReport'];
const lists: readonly SurfaceId[] = ['individualList', 'companyList', 'internalUsers'];

const noPrint = ({ id }: Surface) =>
  id === 'print' || reports.includes(id) || lists.includes(id) ? undefined : 'It has no Print.';

/** Runs in each page and frame, after the script that records prints. */
function installPrintDefects() {
  const original = window.print;
  const top = window.top ?? window;
  Object.defineProperty(window, 'print', {
    get: () => {
      if (top.printDefect === 'missing') return undefined;
      if (top.printDefect === 'silent') return () => top.printed.push({ title: document.title, html: '' });
      if (top.printDefect !== 'throws') return original;
      return () => {
        throw new DOMException('Printing is disabled.', 'NotAllowedError');
      };
    },
  });
  if (window !== top) return;
  // As an extension that blocks frames does.
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLIFrameElement && window.printDefect === 'removed') node.remove();
  }).observe(document, { childList: true, subtree: true });
}

const setPrintDefect = ({ page }: World, printDefect?: PrintDefect) =>
  page.evaluate((kind) => {
    window.printDefect = kind;
  }, printDefect);

/** The surface with Print as its action: pressing Print again recovers. */
function toPrint(surface: Surface): Surface {
  const isReport = reports.includes(surface.id);
  const print = async ({ page }: World) => {
    const place = isReport ? page.getByRole('dialog') : page.getByRole('main');
    const menu = place.getByRole('button', { name: 'List options' });
    // Of a list with more than one page there is a choice.
    if (await menu.isVisible()) await chooseOption(page, /^Print( this page|$)/);
    else await place.getByRole('button', { name: 'Print', exact: true }).click();
  };
  return {
    ...surface,
    fill: async (world) => {
      await surface.fill(world);
      if (surface.id === 'print') return;
      await surface.trigger(world);
      await surface.isDone(world);
    },
    trigger: print,
    recover: print,
    failure: /Printing failed/,
    isDone: async ({ page }) => {
      await page.waitForFunction(() => window.printed.length > 0);
      await expect(page.locator('iframe')).toHaveCount(0);
    },
  };
}

const printFault = (id: string, name: string, run: Run): Fault =>
  fault({
    id,
    name,
    excludes: noPrint,
    run: async (world, surface) => {
      await world.context.addInitScript(installPrintDefects);
      const printing = toPrint(surface);
      await typeInto(world, printing);
      await run(world, printing);
    },
  });

const failsWith =
  (printDefect: PrintDefect): Run =>
  async (world, surface) => {
    await setPrintDefect(world, printDefect);
    await surface.trigger(world);
    await checkInvariants(world, surface);
    await expect.soft(world.page.locator('iframe'), 'frames left').toHaveCount(0);
    await setPrintDefect(world);
    await checkRecovery(world, surface);
  };

const printedCount = ({ page }: World) => page.evaluate(() => window.printed.length);

export const printFaults: Fault[] = [
  printFault('printThrows', 'Printing is blocked: print() throws', failsWith('throws')),
  printFault('printMissing', 'Printing is missing: no print()', failsWith('missing')),
  printFault('printFrame', 'Printing is blocked: the frame is removed', failsWith('removed')),
  printFault('printSilent', 'Printing never ends: no afterprint', async (world, surface) => {
    await setPrintDefect(world, 'silent');
    await surface.trigger(world);
    await surface.isDone(world);
    await reportsNothing(world, surface);
    await keepsValues(world, surface);
    await keepsFocus(world, surface);
    await showsNoMachineText(world);
    await setPrintDefect(world);
    await checkRecovery(world, surface);
  }),
  printFault('printTwice', 'Print is pressed twice', async (world, surface) => {
    const { page } = world;
    await page.evaluate(() => {
      let isEcho = false;
      document.addEventListener(
        'click',
        ({ target }) => {
          const button = target instanceof Element && target.closest('button');
          if (isEcho || !button) return;
          isEcho = true;
          button.click();
          isEcho = false;
        },
        true,
      );
    });
    await surface.trigger(world);
    await surface.isDone(world);
    expect.soft(await printedCount(world), 'printed').toBe(1);
    await reportsNothing(world, surface);
    await keepsValues(world, surface);
    await keepsFocus(world, surface);
    await surface.trigger(world);
    await expect.poll(() => printedCount(world), 'printed anew').toBe(2);
    throwsNothing(world);
  }),
];
