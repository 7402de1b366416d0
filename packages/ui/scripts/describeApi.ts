import ts from 'typescript';
import { entryPoints, path } from './generate.mjs';

const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;

function createProgram(files: string[]) {
  const { config } = ts.readConfigFile(path('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path('.'));
  return ts.createProgram(files, options);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(path('src/'))) ??
  false;

/** `  size?: 'md' | 'lg'`, for each property that this package declares: those of the element are left out. */
function propLines(checker: ts.TypeChecker, type: ts.Type) {
  return checker
    .getPropertiesOfType(type)
    .filter(isOurs)
    .map((prop) => {
      const [declaration] = prop.declarations ?? [];
      const written =
        declaration && ts.isPropertySignature(declaration) && declaration.type
          ? declaration.type.getText()
          : checker.typeToString(
              checker.getTypeOfSymbol(prop),
              undefined,
              NoTruncation | UseAliasDefinedOutsideCurrentScope,
            );
      const optional = prop.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `    ${prop.name}${optional}: ${oneLine(written)}`;
    })
    .sort();
}

/** An export by its name; an alias with its text, an interface with its own properties. */
function describe(checker: ts.TypeChecker, exported: ts.Symbol) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if (!(symbol.flags & ts.SymbolFlags.Type)) return [`  ${exported.name}`];
  const [declaration] = symbol.declarations ?? [];
  // As written: the compiler's own order of a union depends on everything else.
  if (declaration && ts.isTypeAliasDeclaration(declaration) && !ts.isTypeQueryNode(declaration.type)) {
    return [`  ${exported.name} = ${oneLine(declaration.type.getText())}`];
  }
  return [`  ${exported.name}`, ...propLines(checker, checker.getDeclaredTypeOfSymbol(symbol))];
}

/** The public API as text: the exports of each entry, with unions and the properties of interfaces. */
export function describeApi(entries: Record<string, string> = entryPoints()) {
  const files = Object.entries(entries).map(([name, file]) => ({ name, file: path(file) }));
  const program = createProgram(files.map(({ file }) => file));
  const checker = program.getTypeChecker();
  const sections = files.map(({ name, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing.`);
    const lines = checker
      .getExportsOfModule(module)
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      // The barrel repeats the others.
      .flatMap((symbol) => (name === 'index' ? [`  ${symbol.name}`] : describe(checker, symbol)));
    return [`@rentsafe/ui${name === 'index' ? '' : `/${name}`}`, ...lines, ''].join('\n');
  });
  return sections.join('\n');
}
