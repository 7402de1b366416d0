import ts from 'typescript';
import { componentNames, folderOf, path } from './generate.mjs';

export interface PropDoc {
  name: string;
  /** Each value of a union of values; else the type as it is written. */
  type: string;
  isRequired: boolean;
  description: string;
  /** As the code writes it. */
  defaultValue?: string | undefined;
}

export interface PropTable {
  /** The exported type: `ButtonProps`, `Column`. */
  name: string;
  description: string;
  props: readonly PropDoc[];
}

export interface FunctionDoc {
  name: string;
  /** What it takes and returns: `dayRange(label?: string): ListFilter<FilterRange>`. */
  signature: string;
  description: string;
}

export interface ComponentDoc {
  tables: readonly PropTable[];
  /** Exported hooks and other functions, which are no components. */
  functions: readonly FunctionDoc[];
  /** Exported values whose names are no plain words: `PrintButton`, `useDataTable`. */
  names: readonly string[];
  /** Its own JSDoc has `@deprecated`. */
  isDeprecated: boolean;
}

/** Without what an optional prop may be anyway. */
const oneLine = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => [^()]*)\)$/, '$1')
    .trim();

const isOurs = (symbol: ts.Symbol) =>
  symbol.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(path('src/'))) ??
  false;

const descriptionOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();

/** `'md' | 'lg'` where `DialogSize` is written: the compiler's own order of a union depends on everything else. */
function aliasText(checker: ts.TypeChecker, node: ts.TypeNode): string | undefined {
  if (!ts.isTypeReferenceNode(node)) return;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const alias = target?.declarations?.find(ts.isTypeAliasDeclaration);
  return alias && ts.isUnionTypeNode(alias.type) ? oneLine(alias.type.getText()) : undefined;
}

/** `'md' | 'lg'` for a union of values behind a name; else as it is written. */
function typeText(checker: ts.TypeChecker, prop: ts.Symbol): string {
  const declaration = prop.declarations?.[0];
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const isValues =
    type.isUnion() && type.types.every((part) => part.isStringLiteral() || part.isNumberLiteral());
  if (!isValues && declaration && ts.isPropertySignature(declaration) && declaration.type) {
    return oneLine(declaration.type.getText());
  }
  const alias =
    declaration &&
    ts.isPropertySignature(declaration) &&
    declaration.type &&
    aliasText(checker, declaration.type);
  if (alias) return alias;
  const { NoTruncation, InTypeAlias, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
  return oneLine(
    checker
      .typeToString(type, undefined, NoTruncation | InTypeAlias | UseAliasDefinedOutsideCurrentScope)
      .replaceAll('"', "'"),
  );
}

/** What a component's parameters default to, by the name of the props' type. */
function defaultsOf(sources: readonly ts.SourceFile[]): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name) && node.type) {
      const name = node.type.getText().replace(/<.*/s, '');
      const defaults = found.get(name) ?? new Map<string, string>();
      for (const { propertyName, name: local, initializer } of node.name.elements) {
        // The name of a constant tells nobody anything.
        if (initializer && !/^(?!true$|false$)[a-z]\w*$/i.test(initializer.getText())) {
          defaults.set((propertyName ?? local).getText(), oneLine(initializer.getText()));
        }
      }
      found.set(name, defaults);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) visit(source);
  return found;
}

/** The props and other types that each component folder exports, with what the code says of them. */
export function describeProps(): Record<string, ComponentDoc> {
  const { config } = ts.readConfigFile(path('tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path('.'));
  const files = componentNames().map((name) => ({ name, file: path(`${folderOf(name)}/index.ts`) }));
  const program = ts.createProgram(
    files.map(({ file }) => file),
    options,
  );
  const checker = program.getTypeChecker();
  const defaults = defaultsOf(
    program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(path('src/'))),
  );

  const propDoc = (prop: ts.Symbol, owner: string): PropDoc => {
    const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'default');
    return {
      name: prop.name,
      type: typeText(checker, prop),
      isRequired: !(prop.flags & ts.SymbolFlags.Optional),
      description: descriptionOf(prop, checker),
      defaultValue: tag ? ts.displayPartsToString(tag.text) : defaults.get(owner)?.get(prop.name),
    };
  };
  const targetOf = (exported: ts.Symbol) =>
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const table = (exported: ts.Symbol): PropTable[] => {
    const symbol = targetOf(exported);
    if (!(symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))) return [];
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const props = type.isUnion() ? [] : checker.getPropertiesOfType(type).filter(isOurs);
    if (props.length === 0) return [];
    return [
      {
        name: exported.name,
        description: descriptionOf(symbol, checker),
        props: props
          .map((prop) => propDoc(prop, exported.name))
          .sort((a, b) => Number(b.isRequired) - Number(a.isRequired) || a.name.localeCompare(b.name, 'en')),
      },
    ];
  };
  const functionDoc = (exported: ts.Symbol): FunctionDoc[] => {
    const symbol = targetOf(exported);
    const [declaration] = symbol.declarations ?? [];
    if (!declaration || !(symbol.flags & ts.SymbolFlags.Value) || !/^[a-z]/.test(exported.name)) return [];
    const signatures = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
    const { NoTruncation, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags;
    return signatures.map((signature) => ({
      name: exported.name,
      signature:
        exported.name +
        checker
          .signatureToString(signature, undefined, NoTruncation | UseAliasDefinedOutsideCurrentScope)
          .replaceAll(' | undefined', '')
          .replaceAll('"', "'"),
      description: descriptionOf(symbol, checker),
    }));
  };
  return Object.fromEntries(
    files.map(({ name, file }) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const exported = module ? checker.getExportsOfModule(module) : [];
      const tables = exported.flatMap(table);
      const isProps = ({ name: type }: PropTable) => type.endsWith('Props');
      const component = exported.find((symbol) => symbol.name === name);
      const tags = component ? targetOf(component).getJsDocTags(checker) : [];
      return [
        name,
        {
          functions: exported.flatMap(functionDoc),
          tables: [...tables.filter(isProps), ...tables.filter((other) => !isProps(other))],
          names: exported
            .filter((symbol) => targetOf(symbol).flags & ts.SymbolFlags.Value)
            .map((symbol) => symbol.name)
            .filter((exportName) => /[a-z][A-Z]/.test(exportName)),
          isDeprecated: tags.some((tag) => tag.name === 'deprecated'),
        },
      ];
    }),
  );
}
