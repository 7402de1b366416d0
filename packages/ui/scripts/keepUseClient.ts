import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

const directive = /^\s*(['"])use client\1/;
// A part of a component may lean on the directive of the component; on a chunk of its own it needs one.
const hook = /\b(use[A-Z]\w*|createContext)[<(]/;

function isClient(file: string) {
  if (!/\.tsx?$/.test(file)) return false;
  const source = readFileSync(file, 'utf8');
  return directive.test(source) || hook.test(source);
}

/**
 * esbuild keeps 'use client' on entries and loses it on shared chunks: this puts it back on every output made of a client file.
 * `server`: files that name hooks and call none.
 */
export const keepUseClient = (server: readonly string[]): Plugin => ({
  name: 'keep-use-client',
  setup(build) {
    build.initialOptions.metafile = true;
    build.onEnd(({ metafile, outputFiles = [] }) => {
      for (const [path, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
        const output = outputFiles.find((file) => file.path.endsWith(`/${path}`));
        if (!output || !path.endsWith('.js') || directive.test(output.text)) continue;
        if (!Object.keys(inputs).some((file) => !server.includes(file) && isClient(file))) continue;
        output.contents = new TextEncoder().encode(`"use client";\n${output.text}`);
      }
    });
  },
});
