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
 * Writes `error?: string` as `error?: string | undefined`: components take undefined as absent, and a consumer with
 * `exactOptionalPropertyTypes` may then pass what can be either.
 */
const allowUndefined: ts.TransformerFactory<ts.SourceFile | ts.Bundle> = (context) => {
  const { factory } = context;
  const undefinedType = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  function visit(node: ts.Node): ts.Node {
    const visited = ts.visitEachChild(node, visit, context);
    if (!ts.isPropertySignature(visited) || !visited.questionToken || !visited.type) return visited;
    const { modifiers, name, questionToken, type } = visited;
    const members = ts.isUnionTypeNode(type) ? type.types : [type];
    if (members.some(({ kind }) => kind === ts.SyntaxKind.UndefinedKeyword)) return visited;
    const union = factory.createUnionTypeNode([...members, undefinedType]);
    return factory.updatePropertySignature(visited, modifiers, name, questionToken, union);
  }
  return (source) => ts.visitEachChild(source, visit, context);
};

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
  const write: ts.WriteFileCallback = (file, text, _bom, _onError, sources) => {
    const from = sources?.[0]?.fileName ?? file;
    const complete = text.replace(
      relativeImport,
      (_match, keyword: string, quote: string, specifier: string) =>
        `${keyword}${quote}${withFileName(specifier, from)}${quote}`,
    );
    ts.sys.writeFile(file, complete);
  };
  program.emit(undefined, write, undefined, true, { afterDeclarations: [allowUndefined] });
}
