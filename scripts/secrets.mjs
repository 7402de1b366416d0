// `node scripts/secrets.mjs packages/ui/dist …`: nothing that is delivered may hold a secret, or a trace of the machine it
// was built on. Lists each finding, and exits with 1 when there is one.
import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './pnpm.mjs';

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Values of secret variables; short ones are too common to search for. */
const environment = Object.entries(process.env)
  .filter(
    ([name, value]) =>
      /SECRET|TOKEN|PASSWORD|PASSWD|API_?KEY|PRIVATE|DATABASE_URL/i.test(name) && (value?.length ?? 0) >= 8,
  )
  .map(([name, value]) => [`the value of ${name}`, new RegExp(escaped(value))]);

const patterns = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
  ['a password hash', /\$(?:argon2(?:id|i|d)|2[aby])\$/],
  [
    'a service key',
    /\b(?:AKIA[A-Z\d]{16}|gh[pousr]_\w{36}|npm_\w{36}|xox[abpr]-[\w-]{10,}|sk_live_\w{16,}|AIza[\w-]{35})\b/,
  ],
  // `user:password` is the placeholder in the description of such an address.
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
  ['a source map', /\/\/[#@] sourceMappingURL=/],
  ...environment,
];

/** Files for developers alone. */
const developerFiles = /(?:\.map|\.env[\w.]*|\.pem|\.key|\.tsbuildinfo)$/;

/** What a file may not hold: `kind: excerpt`. */
export function secretsIn(name, text, { maps = false } = {}) {
  const secrets = patterns
    .filter(([kind]) => !(maps && kind === 'a source map'))
    .flatMap(([kind, pattern]) => {
      const match = pattern.exec(text);
      return match ? [`${kind}: ${match[0].slice(0, 60)}`] : [];
    });
  return developerFiles.test(name) && !(maps && name.endsWith('.map'))
    ? [...secrets, 'a file for developers']
    : secrets;
}

/** Has the text of the file beside it. */
const compressedForm = /\.(?:br|gz)$/;

/** Searches all files of folders, given from the root of the project. */
export function scan(folders, options) {
  const files = folders.flatMap((folder) => {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !compressedForm.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  });
  return {
    files: files.length,
    findings: files.flatMap((file) => {
      const name = relative(root, file);
      return secretsIn(name, readFileSync(file, 'latin1'), options).map((secret) => `${name}: ${secret}`);
    }),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, findings } = scan(process.argv.slice(2));
  for (const finding of findings) console.log(finding);
  console.log(`${findings.length} secrets in ${files} files of ${process.argv.slice(2).join(', ')}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}
