import {
  holds,
  keepsFocus,
  keepsTyped,
  recovers,
  saysNothing,
  showsNoMachineWords,
  staysCalm,
} from '../invariants.ts';
import type { Fault, Surface, SurfaceId } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, type Run, typeInto } from './shared.ts';

type Spoilt = 'throws' | 'missing' | 'removed' | 'silent';

declare global {
  interface Window {
    /** What is wrong with printing at the moment. */
    spoilt?: Spoilt | undefined;
  }
}

const reports: readonly SurfaceId[] = ['individualReport', 'companyReport'];
const lists: readonly SurfaceId[] = ['individualList', 'companyList', 'internalUsers'];

const noPrint = ({ id }: Surface) =>
  id === 'print' || reports.includes(id) || lists.includes(id) ? undefined : 'It has no Print.';

/** Runs in each page and frame, after what keeps prints. */
function spoilPrint() {
  const keep = window.print;
  const top = window.top ?? window;
  Object.defineProperty(window, 'print', {
    get: () => {
      if (top.spoilt === 'missing') return undefined;
      if (top.spoilt === 'silent') return () => top.printed.push({ title: document.title, html: '' });
      if (top.spoilt !== 'throws') return keep;
      return () => {
        throw new DOMException('Printing is disabled.', 'NotAllowedError');
      };
    },
  });
  if (window !== top) return;
  // As an extension that blocks frames does.
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLIFrameElement && window.spoilt === 'removed') node.remove();
  }).observe(document, { childList: true, subtree: true });
}

const spoil = ({ page }: World, spoilt?: Spoilt) =>
  page.evaluate((kind) => {
    window.spoilt = kind;
  }, spoilt);

/** The surface as something to print: pressing Print again is the way on. */
function toPrint(surface: Surface): Surface {
  const isReport = reports.includes(surface.id);
  const print = ({ page }: World) =>
    (isReport ? page.getByRole('dialog') : page.getByRole('main'))
      .getByRole('button', { name: 'Print' })
      .click();
  return {
    ...surface,
    fill: async (world) => {
      await surface.fill(world);
      if (surface.id === 'print') return;
      await surface.trigger(world);
      await surface.done(world);
    },
    trigger: print,
    recover: print,
    failure: /Printing failed/,
    done: async ({ page }) => {
      await page.waitForFunction(() => window.printed.length > 0);
      await expect(page.locator('iframe')).toHaveCount(0);
    },
  };
}

const printFault = (id: string, name: string, run: Run): Fault =>
  fault({
    id,
    name,
    not: noPrint,
    run: async (world, surface) => {
      await world.context.addInitScript(spoilPrint);
      const printed = toPrint(surface);
      await typeInto(world, printed);
      await run(world, printed);
    },
  });

const fails =
  (spoilt: Spoilt): Run =>
  async (world, surface) => {
    await spoil(world, spoilt);
    await surface.trigger(world);
    await holds(world, surface);
    await expect.soft(world.page.locator('iframe'), 'frames left').toHaveCount(0);
    await spoil(world);
    await recovers(world, surface);
  };

const printedCount = ({ page }: World) => page.evaluate(() => window.printed.length);

export const printFaults: Fault[] = [
  printFault('printThrows', 'Printing is blocked: print() throws', fails('throws')),
  printFault('printMissing', 'Printing is not there: no print()', fails('missing')),
  printFault('printFrame', 'Printing is blocked: the frame is taken away', fails('removed')),
  printFault('printSilent', 'Printing never ends: no afterprint', async (world, surface) => {
    await spoil(world, 'silent');
    await surface.trigger(world);
    await surface.done(world);
    await saysNothing(world, surface);
    await keepsTyped(world, surface);
    await keepsFocus(world, surface);
    await showsNoMachineWords(world);
    await spoil(world);
    await recovers(world, surface);
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
    await surface.done(world);
    expect.soft(await printedCount(world), 'printed').toBe(1);
    await saysNothing(world, surface);
    await keepsTyped(world, surface);
    await keepsFocus(world, surface);
    await surface.trigger(world);
    await expect.poll(() => printedCount(world), 'printed anew').toBe(2);
    staysCalm(world);
  }),
];
