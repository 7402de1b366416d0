// Main-thread CPU time, memory and elements of one subject's page, over the DevTools protocol.
import { median } from '../support/stats.mjs';

const small = 20;
const large = 1000;

export class Page {
  /** `frames`: how many to wait for after each step, until the subject has done all its work. */
  static async open(browser, url, frames = 3) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 1400 }, locale: 'en-GB' });
    const page = await context.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('HeapProfiler.enable');
    return new Page({ page, cdp, errors, frames });
  }

  constructor({ page, cdp, errors, frames }) {
    this.page = page;
    this.frames = frames;
    this.cdp = cdp;
    this.errors = errors;
  }

  async metrics() {
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  async call(expression) {
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', {
      expression: `bench.${expression}`,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** To be called before each measure: brings the page to the front, with rows made. */
  async prepare(size) {
    await this.page.bringToFront();
    await this.call(`prepare(${size}, ${this.frames})`);
  }

  collectGarbage() {
    return this.cdp.send('HeapProfiler.collectGarbage');
  }

  /** CPU milliseconds of the main thread while `expression` runs and settles: in all, and where they went. */
  async cpu(expression) {
    const before = await this.metrics();
    await this.call(expression);
    const after = await this.metrics();
    const spent = (name) => (after[`${name}Duration`] - before[`${name}Duration`]) * 1000;
    return {
      total: spent('Task'),
      script: spent('Script'),
      style: spent('RecalcStyle'),
      layout: spent('Layout'),
    };
  }

  async contents(size) {
    const { text, ...counts } = await this.call('contents()');
    if (counts.missing > 0) throw new Error(`${counts.missing} of ${size * 2} values are not on the screen`);
    if (counts.buttons !== size)
      throw new Error(`${counts.buttons} of ${size} row buttons are on the screen`);
    return { ...counts, text };
  }
}

const where = ['total', 'script', 'style', 'layout'];

const medians = (costs) =>
  Object.fromEntries(where.map((name) => [name, median(costs.map((cost) => cost[name]))]));

/** The work alone: waiting for frames and asking for figures cost something too, and are taken off. */
async function timed(page, size, { mounts, flips }) {
  await page.prepare(size);
  await page.collectGarbage();
  const costs = { idle: [], mount: [], flip: [], unmount: [] };
  const measure = async (name) => costs[name].push(await page.cpu(`${name}()`));
  for (let index = 0; index < 3; index += 1) await measure('idle');
  for (let index = 0; index < mounts; index += 1) {
    await measure('mount');
    await page.contents(size);
    for (let turn = 0; turn < flips; turn += 1) await measure('flip');
    await page.contents(size);
    await measure('unmount');
  }
  const idle = medians(costs.idle);
  const work = (name) => {
    const cost = medians(costs[name]);
    return Object.fromEntries(where.map((part) => [part, cost[part] - idle[part]]));
  };
  return { mount: work('mount'), flip: work('flip'), unmount: work('unmount') };
}

export const measureSmall = (page) => timed(page, small, { mounts: 3, flips: 2 });
export const measureLarge = (page) => timed(page, large, { mounts: 1, flips: 1 });

async function settled(page) {
  await page.call('idle()');
  await page.collectGarbage();
  await page.call('idle()');
  await page.collectGarbage();
  return page.metrics();
}

/** Elements and heap (bytes) of one table of 20 rows, and what 50 mounts and unmounts leave behind. */
export async function measureMemory(page) {
  await page.prepare(small);
  await page.call('cycles(5)');
  const heaps = [];
  let elements = 0;
  for (let index = 0; index < 3; index += 1) {
    const before = await settled(page);
    await page.call('mount()');
    const after = await settled(page);
    ({ elements } = await page.contents(small));
    heaps.push(after.JSHeapUsedSize - before.JSHeapUsedSize);
    await page.call('unmount()');
  }
  const before = await settled(page);
  await page.call('cycles(50)');
  const after = await settled(page);
  return {
    elements,
    heap: median(heaps),
    leakedNodes: after.Nodes - before.Nodes,
    leakedListeners: after.JSEventListeners - before.JSEventListeners,
  };
}

export async function screenshot(page, path) {
  await page.prepare(small);
  await page.call('mount()');
  await page.page.screenshot({ path });
  await page.call('unmount()');
}
