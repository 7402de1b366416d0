import type { Locator } from '@playwright/test';
import type { RelatedText, Surface } from './matrix.ts';
import { expect, type World } from './world.ts';

/** A text that explains what to do. */
export const advice =
  /try again|retry|sign in|log in|administrator|check|shorten|correct|choose|change|reload|refresh|view report|wait|close/i;

/** Part of every broken answer: wherever it appears, markup, JSON or a stack has been shown. */
export const SECRET = 'zx81';

const machinePatterns = [
  new RegExp(SECRET),
  /<\/?[a-z][a-z0-9]*(\s[^<>]*)?>/i,
  /[{[]\s*"[^"]*"\s*[:,\]]/,
  /\n\s*at \S+ \(|Traceback|TypeError|SyntaxError/,
  /\[object \w+\]|\bundefined\b|\bNaN\b/,
];

/** Invariant 1: every typed value is still there. */
export async function keepsValues(world: World, surface: Surface) {
  expect.soft(await valuesIn(surface.fields(world)), 'typed values').toMatchObject(world.typedValues);
}

/** How the app reports a fault. */
export interface Report {
  /** What the message must name. */
  cause?: RegExp;
  /** Text that leads to the message. */
  related?: RelatedText | undefined;
  /** Why the message needs no advice. */
  needsNoAdvice?: string;
  /** Where recovery differs from that of the surface. */
  recover?: (world: World) => Promise<void>;
  /** Why only a reload helps. */
  needsReload?: string;
}

/** Invariant 2: exactly one clear message that explains what to do, in a live region. */
export async function reportsOnce(
  world: World,
  surface: Surface,
  { cause, related, needsNoAdvice }: Report = {},
) {
  await expect.poll(() => failures(world, surface), 'a message').not.toEqual([]);
  const isRelated = (text: string) => surface.related?.text.test(text) || related?.text.test(text);
  const [message, ...more] = await failures(world, surface);
  const rest = (await otherAnnouncements(world, surface)).filter((text) => !isExpected(text));
  const report = [message, ...rest.filter(isRelated)].join(' ');
  expect.soft(more, 'second message').toEqual([]);
  expect
    .soft(
      rest.filter((text) => !isRelated(text)),
      'other announcements',
    )
    .toEqual([]);
  if (!needsNoAdvice) expect.soft(report, 'what to do').toMatch(advice);
  if (cause && !surface.namesNoCause) expect.soft(report, 'what happened').toMatch(cause);
}

/** Invariant 2 where nothing has failed: no failure is reported. */
export async function reportsNothing(world: World, surface: Surface) {
  expect.soft(await failures(world, surface), 'message').toEqual([]);
}

async function failures(world: World, { failure }: Surface): Promise<string[]> {
  return (await world.announcements()).map(({ text }) => text).filter((text) => failure.test(text));
}

async function otherAnnouncements(world: World, { failure }: Surface): Promise<string[]> {
  return (await world.announcements()).map(({ text }) => text).filter((text) => !failure.test(text));
}

/** Progress, and the hint at a record that is similar to what was typed. */
const isExpected = (text: string) => /^(Loading|Searching|This \w+ may already be on record)/.test(text);

/** The values of all fields in `scope` that are not empty, by the name or id of the field. */
export async function valuesIn(scope: Locator): Promise<Record<string, string>> {
  return scope.evaluate((root) => {
    const fields = root.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), select, textarea');
    const filled = [...fields].filter(({ value }) => value !== '');
    return Object.fromEntries(filled.map(({ name, id, value }) => [name || id, value]));
  });
}

/** Invariant 3: the focus stays in the dialog, and is not lost on a screen. */
export async function keepsFocus(world: World, surface: Surface) {
  const dialog = surface.dialog?.(world);
  if (dialog) await expect.soft(dialog.locator(':focus'), 'focus in the dialog').toHaveCount(1);
  else await expect.soft(world.page.locator('body *:focus'), 'focus').toHaveCount(1);
}

/** Invariant 5: no uncaught error, no unhandled rejection. */
export function throwsNothing(world: World) {
  expect.soft(world.uncaught, 'uncaught').toEqual([]);
}

/** Invariant 6: no HTML, JSON or stack is shown or announced. */
export async function showsNoMachineText(world: World) {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
  const visible = await world.page.locator('body').innerText();
  const texts = [visible, ...(await world.announcements()).map(({ text }) => text)];
  const findings = texts.flatMap((text) =>
    machinePatterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
  );
  expect.soft(findings, 'machine text').toEqual([]);
}

/** What must hold while a fault lasts: all but the recovery, which follows. */
export async function checkInvariants(world: World, surface: Surface, report?: Report) {
  await reportsOnce(world, surface, report);
  await keepsValues(world, surface);
  await keepsFocus(world, surface);
  await showsNoMachineText(world);
  throwsNothing(world);
}

/** Invariant 4: recovery works without a reload, keeps the focus, and reports nothing twice. */
export async function checkRecovery(world: World, surface: Surface, { recover, needsReload }: Report = {}) {
  const { page } = world;
  const loaded = () => page.evaluate(() => performance.timeOrigin);
  const before = await loaded();
  const reported = (await failures(world, surface)).length;
  if (needsReload) await page.getByRole('button', { name: 'Reload' }).click();
  else await (recover ?? surface.recover)(world);
  await surface.isDone(world);
  throwsNothing(world);
  if (needsReload) return;
  expect.soft(await loaded(), 'no reload').toBe(before);
  expect.soft((await failures(world, surface)).length, 'no further failure').toBe(reported);
  await expect.soft(page.locator('body *:focus'), 'focus after recovery').toHaveCount(1);
}
