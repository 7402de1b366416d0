import { admin } from '../../support/admin.ts';
import { keepsFocus, keepsValues, showsNoMachineText } from '../invariants.ts';
import type { Fault } from '../matrix.ts';
import { expect, type World } from '../world.ts';
import { fault, succeeds, typeInto } from './shared.ts';

/** Without a stored login each address leads to the login page, and back from there. */
function signInAfterGoto({ page }: World) {
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

/** Storage can be read, but not written. */
function fillStorage() {
  localStorage.removeItem('token');
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

const storageFault = (id: string, name: string, install: () => void): Fault =>
  fault({
    id,
    name,
    excludes: () => undefined,
    run: async (world, surface) => {
      await world.context.addInitScript(install);
      signInAfterGoto(world);
      await typeInto(world, surface);
      await succeeds(world, surface);
      await showsNoMachineText(world);
      if (surface.kind === 'form') return;
      await keepsValues(world, surface);
      await keepsFocus(world, surface);
    },
  });

export const storageFaults: Fault[] = [
  storageFault('storageBlocked', 'Storage is blocked: signed in as long as the page lives', blockStorage),
  storageFault('storageFull', 'Storage is full: signed in as long as the page lives', fillStorage),
];
