// Bytes after gzip over react and react-dom, css included.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bench } from '../support/install.mjs';
import { measureBytes, mountOnly } from './build.mjs';

const parts = ['button', 'dialog', 'toast'];
const reactAlone = "import { createRoot } from 'react-dom/client'; createRoot(document.body).render(null);";

export async function measureSizes(subjects, libraries) {
  const bare = await measureBytes(reactAlone);

  /** With the whole stylesheet, and (`lean`) with only the css of what the page shows, where the library offers that. */
  async function over(file, { stylesheet, styles }, content) {
    const measure = async (instead) => {
      const { js, css } = await measureBytes(mountOnly(file), instead);
      return { js: js - bare.js, css, total: js - bare.js + css };
    };
    const whole = await measure();
    return styles ? { ...whole, lean: await measure({ stylesheet, only: styles[content] }) } : whole;
  }

  const result = { react: bare.js, table: {}, parts: {}, stylesheet: {} };
  for (const subject of subjects) {
    const { name, stylesheet } = subject;
    result.table[name] = await over(`./subjects/${name}.tsx`, subject, 'table');
    if (stylesheet) result.stylesheet[name] = (await measureBytes(`import '${stylesheet}';`)).css;
  }
  for (const library of libraries) {
    const sizes = {};
    for (const part of parts) {
      const file = `./parts/${library.name}/${part}.tsx`;
      if (existsSync(join(bench, 'table', file))) sizes[part] = await over(file, library, part);
    }
    result.parts[library.name] = sizes;
  }
  return result;
}
