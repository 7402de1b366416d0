import type { Plugin } from 'vite';
import { llmsFiles } from '../packages/ui/scripts/llms.ts';

/** `llms.txt` and the page of each component on the site, as the package has them. */
export const llms = (): Plugin => ({
  name: 'llms',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const name = request.url?.slice(1) ?? '';
      const text = /^llms(\/\w+)?\.txt$/.test(name) ? llmsFiles()[name] : undefined;
      if (text === undefined) next();
      else response.setHeader('Content-Type', 'text/plain; charset=utf-8').end(text);
    });
  },
  generateBundle() {
    for (const [fileName, source] of Object.entries(llmsFiles())) {
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
});
