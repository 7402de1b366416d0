import type { Locator } from '@playwright/test';
import type { Also, Surface } from './matrix.ts';
import { expect, type World } from './world.ts';

/** Words that tell a person what to do. */
export const advice =
  /try again|retry|sign in|log in|administrator|check|shorten|correct|choose|change|reload|refresh|view report|wait|close/i;

/** Stands in every broken answer: markup, JSON or a stack has been shown where it is seen. */
export const SECRET = 'zx81';

const machineWords = [
  new RegExp(SECRET),
  /<\/?[a-z][a-z0-9]*(\s[^<>]*)?>/i,
  /[{[]\s*"[^"]*"\s*[:,\]]/,
  /\n\s*at \S+ \(|Traceback|TypeError|SyntaxError/,
  /\[object \w+\]|\bundefined\b|\bNaN\b/,
];

/** Invariant 1: every typed value is still there. */
export async function keepsTyped(world: World, surface: Surface) {
  expect.soft(await valuesIn(surface.fields(world)), 'typed values').toMatchObject(world.typed);
}

/** How a fault is told. */
export interface Telling {
  /** Words of this fault, in the message. */
  says?: RegExp;
  /** Words that lead to the message. */
  also?: Also | undefined;
  /** Why the message needs no advice. */
  needsNoAdvice?: string;
  /** Another way on than the one of the surface. */
  way?: (world: World) => Promise<void>;
  /** Why only loading the page again helps. */
  reloads?: string;
}

/** Invariant 2: exactly one clear message that says what to do, in a live region. */
export async function saysOnce(world: World, surface: Surface, { says, also, needsNoAdvice }: Telling = {}) {
  await expect.poll(() => failures(world, surface), 'a message').not.toEqual([]);
  const belongs = (text: string) => surface.also?.words.test(text) || also?.words.test(text);
  const [message, ...more] = await failures(world, surface);
  const rest = (await others(world, surface)).filter((text) => !isProgress(text));
  const whole = [message, ...rest.filter(belongs)].join(' ');
  expect.soft(more, 'second message').toEqual([]);
  expect
    .soft(
      rest.filter((text) => !belongs(text)),
      'other words',
    )
    .toEqual([]);
  if (!needsNoAdvice) expect.soft(whole, 'what to do').toMatch(advice);
  if (says && !surface.namesNoCause) expect.soft(whole, 'what happened').toMatch(says);
}

/** Invariant 2 where nothing has failed: nothing says that it has. */
export async function saysNothing(world: World, surface: Surface) {
  expect.soft(await failures(world, surface), 'message').toEqual([]);
}

async function failures(world: World, { failure }: Surface): Promise<string[]> {
  return (await world.said()).map(({ text }) => text).filter((text) => failure.test(text));
}

async function others(world: World, { failure }: Surface): Promise<string[]> {
  return (await world.said()).map(({ text }) => text).filter((text) => !failure.test(text));
}

const isProgress = (text: string) => /^(Loading|Searching)/.test(text);

/** The values of all fields in `scope` that are not empty, by the name or id of the field. */
export async function valuesIn(scope: Locator): Promise<Record<string, string>> {
  return scope.evaluate((root) => {
    const fields = root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), select, textarea');
    const filled = [...fields].filter(({ value }) => value !== '');
    return Object.fromEntries(filled.map(({ name, id, value }) => [name || id, value]));
  });
}

/** Invariant 3: focus stays inside: in the dialog, and on a screen not lost. */
export async function keepsFocus(world: World, surface: Surface) {
  const dialog = surface.dialog?.(world);
  if (dialog) await expect.soft(dialog.locator(':focus'), 'focus in the dialog').toHaveCount(1);
  else await expect.soft(world.page.locator('body *:focus'), 'focus').toHaveCount(1);
}

/** Invariant 5: no uncaught error, no unhandled rejection. */
export function staysCalm(world: World) {
  expect.soft(world.uncaught, 'uncaught').toEqual([]);
}

/** Invariant 6: no HTML, JSON or stack is shown or said. */
export async function showsNoMachineWords(world: World) {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
  const shown = await world.page.locator('body').innerText();
  const texts = [shown, ...(await world.said()).map(({ text }) => text)];
  const found = texts.flatMap((text) => machineWords.flatMap((words) => words.exec(text)?.[0] ?? []));
  expect.soft(found, 'machine words').toEqual([]);
}

/** What must hold while a fault lasts: all but the recovery, which follows. */
export async function holds(world: World, surface: Surface, telling?: Telling) {
  await saysOnce(world, surface, telling);
  await keepsTyped(world, surface);
  await keepsFocus(world, surface);
  await showsNoMachineWords(world);
  staysCalm(world);
}

/** Invariant 4: the way on works without a reload, loses no focus, and says nothing twice. */
export async function recovers(world: World, surface: Surface, { way, reloads }: Telling = {}) {
  const { page } = world;
  const loaded = () => page.evaluate(() => performance.timeOrigin);
  const before = await loaded();
  const told = (await failures(world, surface)).length;
  if (reloads) await page.getByRole('button', { name: 'Reload' }).click();
  else await (way ?? surface.recover)(world);
  await surface.done(world);
  staysCalm(world);
  if (reloads) return;
  expect.soft(await loaded(), 'no reload').toBe(before);
  expect.soft((await failures(world, surface)).length, 'no further failure').toBe(told);
  await expect.soft(page.locator('body *:focus'), 'focus after recovery').toHaveCount(1);
}
