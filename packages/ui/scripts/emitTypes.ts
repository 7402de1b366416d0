import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { path } from './generate.mjs';

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
const allowUndefined: ts.TransformerFactory<ts.SourceFile> = (context) => {
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

const output = path('dist/types');

/** By the native compiler: that in JavaScript takes four times as long as this and reading what it wrote. */
function compile(entries: readonly string[]): void {
  const project = path('dist/tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: path('src'),
    outDir: output,
  };
  const files = entries.map((entry) => path(entry));
  writeFileSync(
    project,
    JSON.stringify({ extends: path('tsconfig.json'), compilerOptions, files, include: [] }),
  );
  const compiler = path('../../node_modules/typescript-native/bin/tsc');
  execFileSync(process.execPath, [compiler, '--project', project], { stdio: 'inherit' });
  rmSync(project);
}

/**
 * Writes the declarations of what the entries reach, file by file, to `dist/types`. By the compiler alone: bundling them
 * (tsup's `dts`) runs out of memory with an entry a component.
 */
export function emitTypes(entries: readonly string[]): void {
  compile(entries);
  const printer = ts.createPrinter();
  for (const name of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(output, name);
    const from = path(join('src', relative(output, file)));
    const parsed = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const { transformed } = ts.transform(parsed, [allowUndefined]);
    const text = transformed.map((source) => printer.printFile(source)).join('');
    const complete = text.replace(
      relativeImport,
      (_match, keyword: string, quote: string, specifier: string) =>
        `${keyword}${quote}${withFileName(specifier, from)}${quote}`,
    );
    writeFileSync(file, complete);
  }
}
