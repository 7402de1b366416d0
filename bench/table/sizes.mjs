// Bytes after gzip over react and react-dom, css included.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bench } from '../support/install.mjs';
import { gzipBytes } from '../support/stats.mjs';
import { measureBytes, mountOnly } from './build.mjs';

const parts = ['button', 'dialog', 'toast'];
const require = createRequire(import.meta.url);

const reactAlone = "import { createRoot } from 'react-dom/client'; createRoot(document.body).render(null);";

export async function measureSizes(subjects, libraries) {
  const bare = await measureBytes(reactAlone);
  const over = async (code) => {
    const { js, css } = await measureBytes(code);
    return { js: js - bare.js, css, total: js - bare.js + css };
  };
  const result = { react: bare.js, table: {}, parts: {}, stylesheet: {} };
  for (const { name, stylesheet } of subjects) {
    result.table[name] = await over(mountOnly(`./subjects/${name}.tsx`));
    if (stylesheet) result.stylesheet[name] = gzipBytes(readFileSync(require.resolve(stylesheet)));
  }
  for (const { name } of libraries) {
    const sizes = {};
    for (const part of parts) {
      const file = `./parts/${name}/${part}.tsx`;
      if (existsSync(join(bench, 'table', file))) sizes[part] = await over(mountOnly(file));
    }
    result.parts[name] = sizes;
  }
  return result;
}
