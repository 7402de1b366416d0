import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../e2e/support/server.ts';
import { findBrowser } from './find.mjs';
import { type OtherBrowser, type Point, place, type Size } from './OtherBrowser.ts';

const hour = 3_600_000;

/** The code points that stand for keys without a letter (WebDriver 17.4.2). */
const codes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const codeOf = (key: string) => codes[key] ?? key;

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };
const down = (key: string): KeyAction => ({ type: 'keyDown', value: codeOf(key) });
const up = (key: string): KeyAction => ({ type: 'keyUp', value: codeOf(key) });

const moveTo = ({ x, y }: Point) => ({
  type: 'pointerMove',
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
});
const pointAt = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** GTK says to WebKit that its user wants less motion. */
async function makeProfile() {
  const folder = await mkdtemp(join(tmpdir(), 'rentsafe-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function send<Value>(address: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Value> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(hour),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`WebKitWebDriver: ${value.error}: ${value.message}`);
  return value;
}

async function startDriver() {
  const profile = await makeProfile();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      ...place,
      XDG_CONFIG_HOME: profile,
      // Neither a graphics card nor its buffers are there.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });
  const base = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && !(await fetch(`${base}/status`).catch(() => undefined))) await wait(50);
  const stop = async () => {
    driver.kill();
    await rm(profile, { recursive: true, force: true });
  };
  return { base, stop };
}

/** Its result, or its error, is kept in the page: the driver forgets about a promise once the page is loaded anew. */
const awaiting = (expression: string) => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${expression})).then(
    (value) => done({ value }),
    (error) => done({ error: String(error && error.stack ? error.message + error.stack : error) }),
  );`;

/** WebKitGTK's own browser through its WebDriver: one session a driver. */
export async function openWebKit(): Promise<OtherBrowser> {
  const { base, stop } = await startDriver();
  const alwaysMatch = {
    'webkitgtk:browserOptions': { binary: findBrowser('webkit'), args: ['--automation'] },
    timeouts: { script: hour, pageLoad: hour },
  };
  interface Session {
    sessionId: string;
    capabilities: { browserVersion: string };
  }
  const { sessionId, capabilities } = await send<Session>(`${base}/session`, {
    capabilities: { alwaysMatch },
  });
  const session = `${base}/session/${sessionId}`;
  const act = (actions: KeyAction[]) =>
    send<void>(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const run = async <Value>(expression: string) => {
    const script = awaiting(expression);
    interface Result {
      value: Value;
      error?: string;
    }
    const { value, error } = await send<Result>(`${session}/execute/async`, { script, args: [] });
    if (error) throw new Error(error);
    return value;
  };
  /** The driver sizes the window, whose frame takes a part. */
  async function resize({ width, height }: Size) {
    const frame = await run<Size>('({ width: outerWidth - innerWidth, height: outerHeight - innerHeight })');
    await send(`${session}/window/rect`, { width: width + frame.width, height: height + frame.height });
  }
  return {
    version: `WebKit ${capabilities.browserVersion}`,
    goto: (url) => send(`${session}/url`, { url }),
    run,
    press(keys) {
      const held = keys.split('+');
      return act([...held.map(down), ...held.reverse().map(up)]);
    },
    type: (text) => act([...text].flatMap((letter) => [down(letter), up(letter)])),
    drag: (from, to) => {
      const between = [1, 2, 3, 4].map((step) => pointAt(from, to, step / 4));
      const actions = [
        moveTo(from),
        { type: 'pointerDown', button: 0 },
        ...between.map(moveTo),
        { type: 'pointerUp', button: 0 },
      ];
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
      return send<void>(`${session}/actions`, { actions: [mouse] });
    },
    resize,
    async close() {
      await send(session, undefined, 'DELETE').catch(() => undefined);
      await stop();
    },
  };
}
