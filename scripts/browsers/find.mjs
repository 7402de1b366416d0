// Where the other browsers are, or what to install.
import { existsSync, readdirSync } from 'node:fs';

const firefox = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** WebKitGTK's own browser is in a folder of the machine's architecture. */
const miniBrowsers = (list) => {
  const folder = '/usr/lib';
  const architectures = list(folder).filter((name) => name.endsWith('-linux-gnu'));
  return ['', ...architectures].map((name) => `${folder}/${name}/webkit2gtk-4.1/MiniBrowser`);
};

const listed = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** The files that a browser may be, its variable first; and the package that has it. */
export const browsers = {
  firefox: {
    files: (env) => [env.FIREFOX_PATH, ...firefox],
    needs: [],
    install: 'Firefox (Debian: apt-get install firefox-esr; elsewhere set FIREFOX_PATH to its file)',
  },
  webkit: {
    files: (env, list) => [env.WEBKIT_PATH, ...miniBrowsers(list)],
    needs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    install: 'WebKitGTK (Debian: apt-get install webkit2gtk-driver xvfb xauth; there is none outside Linux)',
  },
};

/** The file of a browser, or undefined where it or what it needs is missing. */
export function findBrowser(name, { env = process.env, exists = existsSync, list = listed } = {}) {
  const { files, needs } = browsers[name];
  return needs.every((file) => exists(file))
    ? files(env, list).find((file) => file && exists(file))
    : undefined;
}

/** What to do about a browser that is not there, in a line. */
export const missing = (name) =>
  `No ${name} found: install ${browsers[name].install}, or leave it out: npm run test:browsers -- ${Object.keys(browsers).find((other) => other !== name)}`;
