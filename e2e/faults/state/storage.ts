import { admin } from '../../support/admin.ts';
import { keepsFocus, keepsTyped, showsNoMachineWords } from '../invariants.ts';
import type { Fault } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, goesWell, typeInto } from './shared.ts';

/** Without a stored login each address leads to the login page, and from there back. */
function signsInOnArrival({ page }: World) {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (new URL(address, page.url()).pathname === '/login') return answer;
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    return answer;
  };
}

/** The browser refuses every use of storage, as with cookies blocked. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
}

/** Storage can be read, but takes nothing any more. */
function fillStorage() {
  localStorage.removeItem('token');
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

const storageFault = (id: string, name: string, spoil: () => void): Fault =>
  fault({
    id,
    name,
    not: () => undefined,
    run: async (world, surface) => {
      await world.context.addInitScript(spoil);
      signsInOnArrival(world);
      await typeInto(world, surface);
      await goesWell(world, surface);
      await showsNoMachineWords(world);
      if (surface.kind === 'form') return;
      await keepsTyped(world, surface);
      await keepsFocus(world, surface);
    },
  });

export const storageFaults: Fault[] = [
  storageFault('storageBlocked', 'Storage is blocked: signed in as long as the page lives', blockStorage),
  storageFault('storageFull', 'Storage is full: signed in as long as the page lives', fillStorage),
];
