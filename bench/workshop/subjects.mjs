// The two workshops: where their list and form are, and their styles.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ours = {
  name: 'workshop',
  label: '@rentsafe/ui',
  versionOf: ['@rentsafe/ui'],
  list: 'src/jobs/JobList.tsx',
  form: 'src/jobs/BookJob.tsx',
  /** The style sheets of the components that the pages import. */
  sheetsOf({ packages, app }) {
    const dist = join(app, 'node_modules/@rentsafe/ui/dist');
    const names = [...packages].filter((name) => name.startsWith('@rentsafe/ui/'));
    const sheets = ['base', ...names.map((name) => name.slice('@rentsafe/ui/'.length))];
    return sheets
      .filter((name) => existsSync(join(dist, `${name}.css`)))
      .map((name) => `@rentsafe/ui/${name}.css`);
  },
};

const mantine = {
  name: 'workshop-mantine',
  label: 'Mantine',
  versionOf: ['@mantine/core', 'mantine-datatable', 'react-hook-form'],
  list: 'src/JobList.tsx',
  form: 'src/JobForm.tsx',
  /** Those of every component that is in the bundle, in the order of the library. */
  sheetsOf({ modules, app }) {
    const folders = modules.flatMap((id) => /@mantine\/core\/esm\/components\/([^/]+)\//.exec(id)?.[1] ?? []);
    const used = new Set(['baseline', 'default-css-variables', 'global', ...folders]);
    const sheets = readdirSync(join(app, 'node_modules/@mantine/core/styles')).map(
      (file) => file.split('.')[0],
    );
    const core = [...new Set(sheets)].filter((name) => used.has(name));
    const others = ['@mantine/dates', '@mantine/notifications', 'mantine-datatable'];
    return [
      ...core.map((name) => `@mantine/core/styles/${name}.css`),
      ...others.map((name) => `${name}/styles.css`),
    ];
  },
};

export const subjects = [ours, mantine];
