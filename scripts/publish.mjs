// Packs the published packages, checks what is in the tarballs, and hands them to npm:
// `node scripts/publish.mjs` as a dry run, which lists every file, `--check` without npm, `--publish` in earnest. After the builds.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCodemod, checkTarball, pack, published } from './tarballs.mjs';

const [mode = '--dry-run'] = process.argv.slice(2);

/** What an interrupted release has published already is left out. */
function isPublished(name, version) {
  try {
    return (
      execFileSync('npm', ['view', `@rentsafe/${name}@${version}`, 'version'], {
        encoding: 'utf8',
      }).trim() !== ''
    );
  } catch {
    return false;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'rentsafe-packed-'));
try {
  const tarballs = pack(folder);
  for (const name of published) {
    const { files, kB, version, installed } = checkTarball(name, tarballs[name], folder);
    if (name === 'ui') checkCodemod(installed, folder);
    console.log(`@rentsafe/${name} ${version}: ${files} files, ${kB} kB`);
    if (mode === '--check' || (mode === '--publish' && isPublished(name, version))) continue;
    const args = ['publish', tarballs[name], ...(mode === '--publish' ? [] : ['--dry-run'])];
    execFileSync('npm', args, { stdio: 'inherit' });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
