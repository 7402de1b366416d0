// `node scripts/secrets.mjs packages/ui/dist …`: nothing that is delivered may hold a secret, or tell of the machine it was
// built on. Names each finding, and exits with 1 when there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './pnpm.mjs';

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Variables whose value may stand anywhere: too short or too common to be a secret. */
const environment = Object.entries(process.env)
  .filter(
    ([name, value]) =>
      /SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|PRIVATE|DATABASE_URL/i.test(name) && (value?.length ?? 0) >= 8,
  )
  .map(([name, value]) => [`the value of ${name}`, new RegExp(escaped(value))]);

const patterns = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a hash of a password', /\$(?:argon2(?:id|i|d)|2[aby])\$/],
  [
    'a key of a service',
    /\b(?:AKIA[A-Z\d]{16}|gh[pousr]_\w{36}|npm_\w{36}|xox[abpr]-[\w-]{10,}|sk_live_\w{16,}|AIza[\w-]{35})\b/,
  ],
  // `user:password` is how the form of such an address is told.
  [
    'credentials in an address',
    /\b(?!\w+:\/\/user:password@)[a-z][a-z+]*:\/\/[^\s/:@"'`<>$]+:[^\s/@"'`<>$]+@/,
  ],
  ['a password', /\b(?:password|passwd|secret)["']?\s*[:=]\s*["'`][^"'`\s]{8,}["'`]/i],
  ['a password of the journeys', /kopje-lantern-violet-42|marula-kettle-sunday-91/],
  [
    'a path of the machine',
    new RegExp(`${escaped(root)}|${escaped(homedir())}/|/(?:home|Users|work|builds?|runner)/[\\w.-]+/`),
  ],
  ['a map of the source', /\/\/[#@] sourceMappingURL=/],
  ...environment,
];

/** Files that only a developer may have. */
const unwanted = /(?:\.map|\.env[\w.]*|\.pem|\.key|\.tsbuildinfo)$/;

/** What a file holds that it may not: `what: a little of it`. */
export function secretsIn(name, text, { maps = false } = {}) {
  const found = patterns
    .filter(([what]) => !(maps && what === 'a map of the source'))
    .flatMap(([what, pattern]) => {
      const hit = pattern.exec(text);
      return hit ? [`${what}: ${hit[0].slice(0, 60)}`] : [];
    });
  return unwanted.test(name) && !(maps && name.endsWith('.map'))
    ? [...found, 'a file for developers']
    : found;
}

/** Looks through all files of folders, named from the root of the project. */
export function scan(folders, options) {
  const files = folders.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  return {
    files: files.length,
    findings: files.flatMap((file) => {
      const name = relative(root, file);
      return secretsIn(name, readFileSync(file, 'latin1'), options).map((what) => `${name}: ${what}`);
    }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, findings } = scan(process.argv.slice(2));
  for (const finding of findings) console.log(finding);
  console.log(`${findings.length} secrets in ${files} files of ${process.argv.slice(2).join(', ')}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
