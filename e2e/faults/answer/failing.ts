import { admin } from '../../support/admin.ts';
import {
  checkInvariants,
  checkRecovery,
  keepsFocus,
  keepsValues,
  type Report,
  reportsNothing,
  showsNoMachineText,
  throwsNothing,
} from '../invariants.ts';
import type { Cell, Fault, Refusal, Surface } from '../matrix.ts';
import { typeInto } from '../state/shared.ts';
import { expect, type World } from '../world.ts';
import { type Answer, json, slowDown } from './answers.ts';

/** Types, makes the call fail, checks what must hold, and recovers once the fault is over. */
export async function failing(
  world: World,
  surface: Surface,
  answer: Answer,
  report?: Report,
): Promise<void> {
  await typeInto(world, surface);
  await world.intercept(surface, (route) => answer(route, surface));
  await surface.trigger(world);
  await checkInvariants(world, surface, report);
  await world.restore();
  await checkRecovery(world, surface, report);
}

interface AnswerFault extends Omit<Fault, 'on'> {
  answer: Answer;
  /** How it is reported, unless `reportOn` differs. */
  report?: Report;
  reportOn?: Partial<Record<Surface['id'] | Surface['kind'], Report>>;
  /** Why it does not apply to a surface that makes a call. */
  excludes?: (surface: Surface) => string | undefined;
}

/** A fault that is an answer of the server, or none. */
export function answered({ answer, report, reportOn = {}, excludes, ...fault }: AnswerFault): Fault {
  return {
    ...fault,
    on: (surface): Cell => {
      const reason = excludes?.(surface);
      if (reason) return { reason };
      const surfaceReport = reportOn[surface.id] ?? reportOn[surface.kind] ?? report;
      return (world) => failing(world, surface, answer, surfaceReport);
    },
  };
}

/** The message is at the field, which has the focus, and in the toast. */
const atItsField = 'It names the problem of a field, which has the focus: correcting it is what to do.';

/** A refusal of a typed value: it is reported once, at its field, which gets the focus. */
export function refusing(
  fault: Omit<Fault, 'on'> & { status: number; refusalOf: (surface: Surface) => Refusal | undefined },
  excludes: (surface: Surface) => string,
): Fault {
  const { status, refusalOf, ...rest } = fault;
  return {
    ...rest,
    on: (surface): Cell => {
      const refusal = refusalOf(surface);
      if (!refusal) return { reason: excludes(surface) };
      return (world) => refused(world, surface, status, refusal);
    },
  };
}

async function refused(
  world: World,
  surface: Surface,
  status: number,
  { body, message, field, related }: Refusal,
) {
  await typeInto(world, surface);
  await world.intercept(surface, (route) => json(status, body)(route, surface));
  await surface.trigger(world);
  const report = { cause: new RegExp(message), related };
  await checkInvariants(world, surface, field ? { ...report, needsNoAdvice: atItsField } : report);
  if (field) {
    await expect.soft(field(world)).toBeFocused();
    await expect.soft(field(world)).toHaveAccessibleDescription(new RegExp(message));
  }
  await world.restore();
  await checkRecovery(world, surface);
}

/** The session ends in mid-form, and cannot be renewed: signing in over the screen completes the request. */
export const endedSession: Fault = {
  id: '401',
  name: '401 in mid-form',
  on: (surface): Cell => {
    if (surface.kind === 'code') return { reason: 'The files of the app need no session.' };
    if (surface.id === 'login') {
      const needsNoAdvice =
        "By the specification 'Invalid account.' stands alone where the credentials are the cause.";
      return (world) => failing(world, surface, json(401, { detail: 'Invalid account.' }), { needsNoAdvice });
    }
    return async (world) => {
      await typeInto(world, surface);
      const expired = json(401, { detail: 'Token is invalid or expired.' });
      await world.intercept(surface, (route) => expired(route, surface));
      await world.page.route('**/api/auth/refresh/', (route) => expired(route, surface));
      await surface.trigger(world);
      // The message is the dialog: a screen reader reads its name and description as it opens.
      const again = world.page.getByRole('dialog', { name: 'Sign in again' });
      await expect(again).toHaveAccessibleDescription(/Sign in to continue/);
      await reportsNothing(world, surface);
      await keepsValues(world, surface);
      await keepsFocus(world, { ...surface, dialog: () => again });
      await showsNoMachineText(world);
      throwsNothing(world);
      await world.restore();
      await checkRecovery(world, surface, {
        recover: async () => {
          await again.getByLabel('Password', { exact: true }).fill(admin.password);
          await again.getByRole('button', { name: 'Sign in' }).click();
          await expect(again).toBeHidden();
          await surface.resume?.(world);
        },
      });
    };
  },
};

/** Nothing fails: it shows that it is waiting, and then it works. */
export const slow: Fault = {
  id: 'slow3g',
  name: 'Slow 3G',
  on:
    (surface): Cell =>
    async (world) => {
      await typeInto(world, surface);
      await slowDown(world.page);
      await surface.trigger(world);
      await expect(surface.busy(world)).toBeVisible();
      await keepsValues(world, surface);
      await keepsFocus(world, surface);
      await surface.isDone(world);
      await reportsNothing(world, surface);
      throwsNothing(world);
    },
};

/** The request goes out and nothing comes back for half a minute; then the server answers after all. */
export const silent: Fault = {
  id: 'silent',
  name: 'No answer for 30 s',
  on:
    (surface): Cell =>
    async (world) => {
      await world.page.clock.install();
      await typeInto(world, surface);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const requested = new Promise<void>((resolve) => {
        void world.intercept(surface, async (route) => {
          resolve();
          await released;
          await route.continue().catch(() => {});
        });
      });
      await surface.trigger(world);
      await requested;
      await world.page.clock.runFor(30_500);
      await checkInvariants(world, surface.silence ? { ...surface, ...surface.silence } : surface);
      release();
      await checkRecovery(world, surface, surface.silence && { recover: async () => {} });
    },
};
