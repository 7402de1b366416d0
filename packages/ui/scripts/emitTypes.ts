import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const relativeImport = /((?:from|import) ?\(?)(['"])(\.{1,2}(?:\/[^'"]+)?)\2/g;

/** `./Button` as the file that Node's own resolution wants: `./Button.js` or `./Button/index.js`. */
function withFileName(specifier: string, from: string) {
  const path = join(dirname(from), specifier);
  const isFile = existsSync(`${path}.ts`) || existsSync(`${path}.tsx`);
  return isFile ? `${specifier}.js` : `${specifier}/index.js`;
}

/**
 * Writes the declarations of what the entries reach, file by file, to `dist/types`. By the compiler alone: bundling them
 * (tsup's `dts`) runs out of memory with an entry a component.
 */
export function emitTypes(entries: string[]) {
  const config = ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  const program = ts.createProgram(entries, {
    ...config?.options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: 'src',
    outDir: 'dist/types',
  });
  program.emit(undefined, (file, text, _bom, _onError, sources) => {
    const from = sources?.[0]?.fileName ?? file;
    const complete = text.replace(
      relativeImport,
      (_match, keyword: string, quote: string, specifier: string) =>
        `${keyword}${quote}${withFileName(specifier, from)}${quote}`,
    );
    ts.sys.writeFile(file, complete);
  });
}
