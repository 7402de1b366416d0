// A first visit with an empty cache: bytes, the depth of the request waterfall, layout shift, time until the rows are there.
import { gzipBytes } from '../support/stats.mjs';

/** DevTools' preset "Slow 4G". */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1e6 * 0.9) / 8,
  uploadThroughput: (0.75 * 1e6 * 0.9) / 8,
};
const cpuSlowdown = 4;

/** A page that is signed in when `login` is given, and keeps its layout shifts. */
export async function openPage(browser, { login } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Africa/Harare',
  });
  await context.addInitScript((stored) => {
    if (stored) localStorage.setItem('token', JSON.stringify(stored));
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.layoutShift += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  }, login);
  const page = await context.newPage();
  return { page, context, cdp: await context.newCDPSession(page) };
}

export const layoutShift = (page) => page.evaluate(() => window.layoutShift);

export const slowCpu = (cdp) => cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });

/** Until the page has shown what it came for, and then asks for nothing more. */
async function arrive(page, url, isShown) {
  await page.goto(url);
  await page.waitForFunction(isShown, undefined, { polling: 'raf' });
  const at = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  return at;
}

const addresses = ({ url, stack }) => {
  const frames = [];
  for (let trace = stack; trace; trace = trace.parent)
    frames.push(...trace.callFrames.map((frame) => frame.url));
  return [url, ...frames];
};

/** How many requests, one waiting for the other, lead to each request: 0 the page, 1 what it names, 2 what that asks for. */
function depths(requests) {
  const depthOf = new Map();
  for (const { url, type, initiator } of requests) {
    const parents = addresses(initiator).flatMap((address) => depthOf.get(address) ?? []);
    if (!depthOf.has(url)) depthOf.set(url, type === 'Document' ? 0 : Math.max(0, ...parents) + 1);
  }
  return depthOf;
}

function record(cdp) {
  const requests = [];
  const byId = new Map();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    const entry = { url: request.url, type, initiator, sent: timestamp };
    requests.push(entry);
    byId.set(requestId, entry);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const entry = byId.get(requestId);
    if (entry) entry.done = timestamp;
  });
  return requests;
}

const isCode = ({ type }) => type === 'Script' || type === 'Stylesheet';

/**
 * A cold visit to `url`. `isShown` is a function of the page that is true when its content is there; `isList` recognises the
 * request of the first list.
 */
export async function visit(browser, url, { login, isShown, isList, slow = false }) {
  const { page, context, cdp } = await openPage(browser, { login });
  await cdp.send('Network.enable');
  if (slow) {
    await cdp.send('Network.emulateNetworkConditions', slow4g);
    await slowCpu(cdp);
  }
  const requests = record(cdp);
  const bodies = [];
  page.on('response', (response) => {
    if (!['script', 'stylesheet'].includes(response.request().resourceType())) return;
    const name = new URL(response.url()).pathname;
    bodies.push(response.body().then((body) => ({ name, bytes: gzipBytes(body) })));
  });
  const shownAfter = await arrive(page, url, isShown);
  const files = await Promise.all(bodies);
  const depthOf = depths(requests);
  const list = isList && requests.find(({ url }) => isList(new URL(url)));
  const before = list ? requests.filter(({ sent }) => sent <= list.done) : requests;
  const code = before.filter(isCode);
  const result = {
    bytes: files.reduce((total, { bytes }) => total + bytes, 0),
    files: files.sort((a, b) => b.bytes - a.bytes),
    depth: Math.max(...[...code, ...(list ? [list] : [])].map(({ url }) => depthOf.get(url))),
    shift: await layoutShift(page),
    shownAfter,
  };
  await context.close();
  return result;
}
