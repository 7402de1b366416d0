// Programs of the system's packages, installed where the user is root and apt-get is there.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const succeeds = (command, args, options) =>
  spawnSync(command, args, { stdio: 'ignore', ...options }).status === 0;

const needs = {
  wrk: {
    isThere: () => spawnSync('wrk', ['-v'], { stdio: 'ignore' }).error === undefined,
    packages: ['wrk'],
  },
  django: {
    isThere: () => succeeds('/usr/bin/python3', ['-c', 'import rest_framework, psycopg2, gunicorn']),
    packages: ['python3-djangorestframework', 'python3-django', 'gunicorn', 'python3-psycopg2'],
  },
};

/** Whether what `name` needs is there, or could be installed; else reports what to install. */
export function ensure(name) {
  const { isThere, packages } = needs[name];
  if (isThere()) return true;
  const command = `apt-get install ${packages.join(' ')}`;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing what is missing (${command}) …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) => succeeds('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (apt('update', '-qq')) apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  }
  if (isThere()) return true;
  console.error(`Missing: on Debian, ${command}`);
  return false;
}

/** The version of an installed package, as Debian numbers it. */
export function versionOf(name) {
  const { stdout } = spawnSync('dpkg', ['-s', name], { encoding: 'utf8' });
  return /^Version: (.*)$/m.exec(stdout ?? '')?.[1] ?? 'unknown';
}
