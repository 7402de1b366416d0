import { admin } from '../../support/admin.ts';
import {
  holds,
  keepsFocus,
  keepsTyped,
  recovers,
  saysNothing,
  showsNoMachineWords,
  staysCalm,
  type Telling,
} from '../invariants.ts';
import type { Cell, Fault, Refusal, Surface } from '../matrix.ts';
import { typeInto } from '../state/shared.ts';
import { expect, type World } from '../world.ts';
import { type Answer, json, slowDown } from './answers.ts';

const noCall = { reason: 'It works on sample data and makes no call that could fail.' };

/** Types, lets the call fail, checks what must hold, and goes on once the fault is over. */
export async function failing(
  world: World,
  surface: Surface,
  answer: Answer,
  telling?: Telling,
): Promise<void> {
  await typeInto(world, surface);
  await world.put(surface, (route) => answer(route, surface));
  await surface.trigger(world);
  await holds(world, surface, telling);
  await world.lift();
  await recovers(world, surface, telling);
}

interface Answered extends Omit<Fault, 'on'> {
  answer: Answer;
  /** How it is told where nothing else is said. */
  telling?: Telling;
  /** Where it is told otherwise. */
  toldOn?: Partial<Record<Surface['id'] | Surface['kind'], Telling>>;
  /** Why it does not apply; of no surface that makes no call. */
  not?: (surface: Surface) => string | undefined;
}

/** A fault that is an answer of the server, or none. */
export function answered({ answer, telling, toldOn = {}, not, ...fault }: Answered): Fault {
  return {
    ...fault,
    on: (surface): Cell => {
      if (!surface.call) return noCall;
      const reason = not?.(surface);
      if (reason) return { reason };
      const told = toldOn[surface.id] ?? toldOn[surface.kind] ?? telling;
      return (world) => failing(world, surface, answer, told);
    },
  };
}

/** The message stands at the field, which has the focus, and in the toast. */
const atItsField = 'It names what is wrong with a field, and the focus is in it: mending that is what to do.';

/** A refusal of what was typed: it is said once, at its field, which is focused. */
export function refusing(
  fault: Omit<Fault, 'on'> & { status: number; refusalOf: (surface: Surface) => Refusal | undefined },
  not: (surface: Surface) => string,
): Fault {
  const { status, refusalOf, ...rest } = fault;
  return {
    ...rest,
    on: (surface): Cell => {
      if (!surface.call) return noCall;
      const refusal = refusalOf(surface);
      if (!refusal) return { reason: not(surface) };
      return (world) => refused(world, surface, status, refusal);
    },
  };
}

async function refused(world: World, surface: Surface, status: number, { body, says, field, also }: Refusal) {
  await typeInto(world, surface);
  await world.put(surface, (route) => json(status, body)(route, surface));
  await surface.trigger(world);
  const told = { says: new RegExp(says), also };
  await holds(world, surface, field ? { ...told, needsNoAdvice: atItsField } : told);
  if (field) {
    await expect.soft(field(world)).toBeFocused();
    await expect.soft(field(world)).toHaveAccessibleDescription(new RegExp(says));
  }
  await world.lift();
  await recovers(world, surface);
}

/** The session ends in mid-form, and cannot be renewed: one signs in over the screen, and what was asked for goes on. */
export const endedSession: Fault = {
  id: '401',
  name: '401 in mid-form',
  on: (surface): Cell => {
    if (!surface.call) return noCall;
    if (surface.kind === 'code') return { reason: 'The files of the app need no session.' };
    if (surface.id === 'login') {
      const needsNoAdvice =
        "By the specification 'Invalid account.' stands alone where the credentials are the cause.";
      return (world) => failing(world, surface, json(401, { detail: 'Invalid account.' }), { needsNoAdvice });
    }
    return async (world) => {
      await typeInto(world, surface);
      const expired = json(401, { detail: 'Token is invalid or expired.' });
      await world.put(surface, (route) => expired(route, surface));
      await world.page.route('**/api/auth/refresh/', (route) => expired(route, surface));
      await surface.trigger(world);
      // The message is the dialog: a screen reader reads its name and description as it opens.
      const again = world.page.getByRole('dialog', { name: 'Sign in again' });
      await expect(again).toHaveAccessibleDescription(/Sign in to continue/);
      await saysNothing(world, surface);
      await keepsTyped(world, surface);
      await keepsFocus(world, { ...surface, dialog: () => again });
      await showsNoMachineWords(world);
      staysCalm(world);
      await world.lift();
      await recovers(world, surface, {
        way: async () => {
          await again.getByLabel('Password', { exact: true }).fill(admin.password);
          await again.getByRole('button', { name: 'Sign in' }).click();
          await expect(again).toBeHidden();
          await surface.resume?.(world);
        },
      });
    };
  },
};

/** Nothing fails: it waits, says so, and then it works. */
export const slow: Fault = {
  id: 'slow3g',
  name: 'Slow 3G',
  on: (surface): Cell =>
    surface.call
      ? async (world) => {
          await typeInto(world, surface);
          await slowDown(world.page);
          await surface.trigger(world);
          await expect(surface.busy(world)).toBeVisible();
          await keepsTyped(world, surface);
          await keepsFocus(world, surface);
          await surface.done(world);
          await saysNothing(world, surface);
          staysCalm(world);
        }
      : noCall,
};

/** The request goes out and nothing comes back for half a minute; then the server answers after all. */
export const silent: Fault = {
  id: 'silent',
  name: 'No answer for 30 s',
  on: (surface): Cell =>
    surface.call
      ? async (world) => {
          await world.page.clock.install();
          await typeInto(world, surface);
          let answer = () => {};
          const held = new Promise<void>((resolve) => {
            answer = resolve;
          });
          const asked = new Promise<void>((resolve) => {
            void world.put(surface, async (route) => {
              resolve();
              await held;
              await route.continue().catch(() => {});
            });
          });
          await surface.trigger(world);
          await asked;
          await world.page.clock.runFor(30_500);
          await holds(world, surface.silence ? { ...surface, ...surface.silence } : surface);
          answer();
          await recovers(world, surface, surface.silence && { way: async () => {} });
        }
      : noCall,
};
