// Goes from screen to screen at a quarter of the processor's speed and finds the longest stretch of scripting in one task.
import { layoutShift, openPage, slowCpu } from './load.mjs';

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'v8',
  'v8.execute',
  'blink.user_timing',
];
const taskNames = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const scriptNames = new Set([
  'EvaluateScript',
  'FunctionCall',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
  'RunMicrotasks',
  'v8.callFunction',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'MajorGC',
  'MinorGC',
]);
const markPrefix = 'route:';

/** Microseconds that the intervals cover together. */
function covered(intervals) {
  let total = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { ts, dur } of intervals.sort((a, b) => a.ts - b.ts)) {
    total += Math.max(0, ts + dur - Math.max(until, ts));
    until = Math.max(until, ts + dur);
  }
  return total;
}

/** Milliseconds of the longest scripting in one task after each route's mark. */
export function longestScripting(events) {
  const marks = events.filter(({ name, cat }) => cat?.includes('user_timing') && name.startsWith(markPrefix));
  const [first] = marks;
  const mine = events
    .filter(({ pid, tid, ph }) => pid === first?.pid && tid === first.tid && ph === 'X')
    .sort((a, b) => a.ts - b.ts);
  const scripts = mine.filter(({ name }) => scriptNames.has(name));
  const longest = new Map(marks.map(({ name }) => [name.slice(markPrefix.length), 0]));
  for (const task of mine.filter(({ name }) => taskNames.has(name))) {
    const mark = marks.findLast(({ ts }) => ts <= task.ts + task.dur);
    if (!mark) continue;
    const inside = scripts.filter(({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur);
    const path = mark.name.slice(markPrefix.length);
    // Of the thread, not of the clock: other work on the machine is no part of it.
    const time = Math.min(covered(inside), task.tdur ?? task.dur) / 1000;
    longest.set(path, Math.max(longest.get(path), time));
  }
  return Object.fromEntries(longest);
}

/** Goes to `path` on a key press, as a person's click on a link would: what shifts in the next half second is expected. */
async function go(page, path) {
  const title = await page.title();
  await page.evaluate(
    ({ to, mark }) => {
      const navigate = () => {
        performance.mark(mark);
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      };
      addEventListener('keydown', navigate, { once: true });
    },
    { to: path, mark: `${markPrefix}${path}` },
  );
  await page.keyboard.press('F8');
  await page.waitForFunction((old) => document.title !== old, title);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
  return layoutShift(page);
}

/** Opens `start`, then each path once, its code coming over the network; gives the longest scripting (ms) and the shift of each. */
export async function changeRoutes(browser, address, { login, start, paths }) {
  const { page, context, cdp } = await openPage(browser, { login });
  await page.goto(address + start);
  await page.waitForLoadState('networkidle');
  await slowCpu(cdp);
  let before = await layoutShift(page);
  const shift = {};
  await browser.startTracing(page, { categories });
  for (const path of paths) {
    const after = await go(page, path);
    shift[path] = after - before;
    before = after;
  }
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return { scripting: longestScripting(trace.traceEvents), shift };
}
