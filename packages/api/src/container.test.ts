import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { readConfig, settings } from './config.ts';
import { systemPaths } from './http/system.ts';

// No container engine runs in the tests; here the two files are compared with the product.
const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');
const dockerfile = read('Dockerfile').replace(/\\\n/g, ' ');
const compose = read('compose.yaml');
const manifest = JSON.parse(read('package.json')) as {
  packageManager: string;
  scripts: Record<string, string>;
};
const [build = '', image = ''] = dockerfile.split(/^FROM /m).slice(1);

describe('the image', () => {
  it('copies what is there: the project, and what its build makes', () => {
    const copies = [...image.matchAll(/^COPY --from=build (\S+) (\S+)$/gm)].map(([, from, to]) => [from, to]);
    expect(copies).toEqual([
      ['/out', '/srv/api'],
      ['/app/packages/app/dist', '/srv/app'],
    ]);
    expect(build).toMatch(/^WORKDIR \/app\nCOPY \. \.$/m);
    expect(build).toContain('deploy --prod --legacy /out');
    const ignored = read('.dockerignore').split('\n').filter(Boolean);
    for (const name of ['packages/app', 'packages/api', 'packages/domain', 'packages/ui', 'pnpm-lock.yaml']) {
      expect(existsSync(path.join(root, name))).toBe(true);
      expect(ignored).not.toContain(name);
    }
  });

  it('builds with the pnpm of package.json, by scripts that are there', () => {
    const [pnpm] = manifest.packageManager.split('+');
    for (const [used] of build.matchAll(/pnpm@[\d.]+/g)) expect(used).toBe(pnpm);
    for (const name of ['app', 'api']) {
      expect(JSON.parse(read(`packages/${name}/package.json`))).toMatchObject({
        name: `@rentsafe/${name}`,
        scripts: { build: expect.any(String) },
      });
    }
  });

  it('holds the commands that operations.md names', () => {
    const commands = [...read('docs/operations.md').matchAll(/\/srv\/api\/dist\/(cli\/\w+)\.js/g)];
    expect(commands.map(([, name]) => name)).toEqual(['cli/backup', 'cli/setPassword']);
    const dist = path.dirname(inject('serverFile'));
    for (const [, name] of commands) expect(existsSync(path.join(dist, `${name}.js`))).toBe(true);
    const folder = mkdtempSync(path.join(tmpdir(), 'rentsafe-data-'));
    const { status, stderr } = spawnSync(process.execPath, [path.join(dist, 'cli/setPassword.js')], {
      env: { DATA_DIR: folder },
      encoding: 'utf8',
      input: '',
    });
    expect(readdirSync(folder), 'no database is made for it').toEqual([]);
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([1, expect.stringContaining('Usage: npm run set-password')]);
  });

  it('keeps secrets of an .env file out of git and of the image', () => {
    for (const file of ['.gitignore', '.dockerignore']) expect(read(file).split('\n')).toContain('.env*');
  });

  it('starts the file that `npm start` starts', () => {
    expect(manifest.scripts.start).toBe('node scripts/start.mjs');
    const started = /import\('\.\.\/packages\/api\/(\S+)'\)/.exec(read('scripts/start.mjs'))?.[1];
    expect(image).toContain(`CMD ["node", "/srv/api/${started}"]`);
  });

  it('sets variables that the server knows, in their form, and asks a path that it serves', () => {
    const set = [...image.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]);
    const env = Object.fromEntries(set.filter(([name]) => name !== 'NODE_ENV')) as Record<string, string>;
    for (const name of Object.keys(env)) expect(settings).toHaveProperty(name);
    // The image cannot know the address that its users open.
    expect(() => readConfig(env)).toThrow('PUBLIC_URL is required');
    const config = readConfig({ ...env, PUBLIC_URL: 'https://rentsafe.example' });
    expect(config).toMatchObject({ port: 4000, dataDir: '/data', appDir: '/srv/app' });
    expect(image).toContain(`EXPOSE ${env.PORT}`);
    const probe = /fetch\('http:\/\/127\.0\.0\.1:4000([^']+)'\)/.exec(image)?.[1];
    expect(systemPaths).toContain(probe);
  });
});

describe('compose.yaml', () => {
  const [, api = '', database = ''] = compose.split(/^ {2}(?:api|database):\n/m);

  it('sets variables that the server knows, and documents those that it requires', () => {
    const names = [...api.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(names).toContain('DATABASE_URL');
    // The driver reads its own variable.
    for (const name of names) if (name !== 'PGPASSWORD') expect(settings).toHaveProperty(name);
    const wanted = [...compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    for (const name of wanted) expect(read('docs/operations.md')).toContain(`${name}=`);
  });

  it('leads to the database that it starts', () => {
    const [, user, host, name] = /postgres:\/\/(\w+)@(\w+):5432\/(\w+)/.exec(api) ?? [];
    expect(host).toBe('database');
    expect(database).toContain(`POSTGRES_USER: ${user}`);
    expect(database).toContain(`POSTGRES_DB: ${name}`);
    expect(api).toContain('4000:4000');
  });
});
