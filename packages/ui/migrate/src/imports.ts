import type { File, ImportDeclaration, ImportSpecifier } from '@babel/types';
import type { Edit } from './edits';
import type { Rules } from './rules';
import { nameOf, rangeOf } from './syntax';

export interface Imported {
  /** Its name in the library, before the change. */
  name: string;
  /** What the file calls it. */
  local: string;
  node: ImportSpecifier;
  declaration: ImportDeclaration;
}

const ours = /^@rentsafe\/(ui|domain|format)(\/|$)/;

export const declarationsOf = (file: File): ImportDeclaration[] =>
  file.program.body.filter(
    (node): node is ImportDeclaration => node.type === 'ImportDeclaration' && ours.test(node.source.value),
  );

/** Each name that a file imports from the library. */
export const importsOf = (file: File): Imported[] =>
  declarationsOf(file).flatMap((declaration) =>
    declaration.specifiers.flatMap((node) =>
      node.type === 'ImportSpecifier'
        ? [{ name: nameOf(node.imported) ?? '', local: node.local.name, node, declaration }]
        : [],
    ),
  );

/** Rental parts come from the library itself, formats from the package of the contract: another package keeps its name. */
function movedTo(name: string, source: string, { moveExports }: Rules): string {
  const target = moveExports[name];
  const from = target?.startsWith('@rentsafe/format') ? '@rentsafe/domain' : '@rentsafe/ui';
  return target && (source === from || source.startsWith(`${from}/`)) ? target : source;
}

interface Statement {
  source: string;
  isTypeOnly: boolean;
  specifiers: string[];
}

function specifierText({ node }: Imported, newName: string, newLocal: string): string {
  const names = newName === newLocal ? newName : `${newName} as ${newLocal}`;
  return node.importKind === 'type' ? `type ${names}` : names;
}

/** Puts what moved to one module into one statement, the first of them into the place of the old one. */
function rewritten(imported: readonly Imported[], rules: Rules, localOf: (one: Imported) => string) {
  const statements: Statement[] = [];
  for (const one of imported) {
    const name = rules.renameExports[one.name] ?? one.name;
    const source = movedTo(one.name, one.declaration.source.value, rules);
    const isTypeOnly = one.declaration.importKind === 'type';
    let statement = statements.find((other) => other.source === source && other.isTypeOnly === isTypeOnly);
    if (!statement) {
      statement = { source, isTypeOnly, specifiers: [] };
      statements.push(statement);
    }
    statement.specifiers.push(specifierText(one, name, localOf(one)));
  }
  return statements;
}

const statementText = ({ source, isTypeOnly, specifiers }: Statement, quote: string, end: string) =>
  `import ${isTypeOnly ? 'type ' : ''}{ ${specifiers.join(', ')} } from ${quote}${source}${quote}${end}`;

/** A sheet of a component follows the component: `Statement.css` is `rent.css`. */
function sheetEdit(declaration: ImportDeclaration, rules: Rules): Edit[] {
  const [, name] = /^@rentsafe\/ui\/(\w+)\.css$/.exec(declaration.source.value) ?? [];
  const target = name && rules.moveExports[name];
  if (!target) return [];
  const { start, end } = rangeOf(declaration.source);
  return [{ start: start + 1, end: end - 1, text: `${target}.css` }];
}

/** The edits of a file's imports: renamed, and from where each name is exported now. */
export function importEdits(
  file: File,
  text: string,
  rules: Rules,
  localOf: (one: Imported) => string,
): Edit[] {
  const imported = importsOf(file);
  return declarationsOf(file).flatMap((declaration) => {
    const own = imported.filter((one) => one.declaration === declaration);
    if (own.length === 0) return sheetEdit(declaration, rules);
    const statements = rewritten(own, rules, localOf);
    const [only] = statements;
    const isSame =
      statements.length === 1 &&
      only?.source === declaration.source.value &&
      own.every((one) => !rules.renameExports[one.name]);
    if (isSame || own.length < declaration.specifiers.length) return [];
    const { start, end } = rangeOf(declaration);
    const [quote = "'"] = text.slice(rangeOf(declaration.source).start);
    const semicolon = text[end - 1] === ';' ? ';' : '';
    return [{ start, end, text: statements.map((one) => statementText(one, quote, semicolon)).join('\n') }];
  });
}
