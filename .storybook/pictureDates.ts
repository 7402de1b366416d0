import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const id = 'virtual:picture-dates';
const root = fileURLToPath(new URL('..', import.meta.url));

/** The day on which each picture last changed, by `component/story`, from `git log`, whose last commits come first. */
export function datesFromLog(log: string): Record<string, string> {
  const dates: Record<string, string> = {};
  let day = '';
  for (const line of log.split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    const [, picture] = /^visual\/baselines\/(.+)\.(?:light|dark)\.png$/.exec(line) ?? [];
    if (picture) dates[picture] ??= day;
  }
  return dates;
}

function log(): string {
  try {
    return execFileSync('git', ['log', '--format=%cs', '--name-only', '--', 'visual/baselines'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch {
    // A copy without its history: nothing is known to have changed.
    return '';
  }
}

/** `virtual:picture-dates`: when each accepted picture last changed, for the state matrix. */
export const pictureDates = (): Plugin => ({
  name: 'picture-dates',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export default ${JSON.stringify(datesFromLog(log()))}` : undefined,
});
