import { type Request, request } from '@playwright/test';
import { admin } from '../../support/admin.ts';
import { reportsNothing, throwsNothing, valuesIn } from '../invariants.ts';
import type { Cell, Fault, Surface, SurfaceId } from '../matrix.ts';
import { expect, type World } from '../world.ts';

export type Run = (world: World, surface: Surface) => Promise<void>;

/** A fault that runs on every surface that `excludes` names no reason for. */
export function fault(
  options: Omit<Fault, 'on'> & { run: Run; excludes: (surface: Surface) => string | undefined },
): Fault {
  const { run, excludes, ...rest } = options;
  return {
    ...rest,
    on: (surface): Cell => {
      const reason = excludes(surface);
      return reason === undefined ? (world) => run(world, surface) : { reason };
    },
  };
}

/** The same reason on some surfaces, none on the others. */
export const reasonOn =
  (reasons: Partial<Record<SurfaceId, string>>) =>
  ({ id }: Surface): string | undefined =>
    reasons[id];

/** Opens the surface and types: the values of its fields must not be lost from then on. */
export async function typeInto(world: World, surface: Surface): Promise<void> {
  await surface.open(world);
  await surface.fill(world);
  world.typedValues = await valuesIn(surface.fields(world));
  await world.ignoreEarlierAnnouncements();
}

/** Continues as if nothing were wrong: it works, and no failure is reported. */
export async function succeeds(world: World, surface: Surface): Promise<void> {
  await surface.trigger(world);
  await surface.isDone(world);
  await reportsNothing(world, surface);
  throwsNothing(world);
}

/** The requests that the surface makes from now on. */
export function requestsOf({ page }: World, { call }: Surface): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === call.method && call.path.test(new URL(request.url()).pathname))
      requests.push(request);
  });
  return requests;
}

/** Until nothing is requested any more. */
export const settled = ({ page }: World): Promise<void> => page.waitForLoadState('networkidle');

interface Account {
  email: string;
  password: string;
}

/** A login of its own, in the form in which the browser stores it: the shared one must outlive the cell. */
export async function newLogin(baseURL: string, { email, password }: Account = admin): Promise<string> {
  const api = await request.newContext({ baseURL });
  const answer = await api.post('/api/auth/login/', { data: { username: email, password } });
  expect(answer.status()).toBe(200);
  const { user, access, refresh } = await answer.json();
  await api.dispose();
  return JSON.stringify({ ...user, access_token: access, refresh_token: refresh });
}

/** The address of the product. */
export const originOf = ({ page }: World): string => new URL(page.url()).origin;
