import { purposeOfPath } from './purposes';
import {
  channelsOf,
  densityTree,
  leavesOf,
  pixelsOf,
  scaleTree,
  type Tree,
  themeTree,
  variableOf,
} from './tokenTree';

/** What a variable of Figma can be. It has none for shadows, easings and lists of fonts. */
type Kind = 'COLOR' | 'FLOAT' | 'STRING';

const kinds: Record<string, Kind> = {
  color: 'COLOR',
  space: 'FLOAT',
  radius: 'FLOAT',
  'font-size': 'FLOAT',
  'line-height': 'FLOAT',
  'font-weight': 'FLOAT',
  z: 'FLOAT',
  duration: 'FLOAT',
  density: 'FLOAT',
  font: 'STRING',
};

const kindOf = (path: string) => kinds[path.split('/')[0] ?? ''];

function figmaValue(kind: Kind, text: string) {
  if (kind === 'FLOAT') return pixelsOf(text);
  if (kind === 'STRING') return (text.split(',')[0] ?? '').replaceAll("'", '');
  const [r, g, b, a] = channelsOf(text);
  return { r, g, b, a };
}

interface Collection {
  name: string;
  modes: Readonly<Record<string, Tree<string>>>;
}

const collections: readonly Collection[] = [
  { name: 'Theme', modes: { Light: themeTree('light'), Dark: themeTree('dark') } },
  { name: 'Density', modes: { Comfortable: densityTree('comfortable'), Compact: densityTree('compact') } },
  { name: 'Scales', modes: { Default: scaleTree } },
];

const modeId = (collection: string, mode: string) => `${collection}-${mode}`.toLowerCase();

function variablesOf({ name, modes }: Collection) {
  const [tree = {}] = Object.values(modes);
  return leavesOf(tree).flatMap(([path]) => {
    const resolvedType = kindOf(path);
    if (!resolvedType) return [];
    return {
      action: 'CREATE',
      id: path,
      name: path,
      variableCollectionId: name.toLowerCase(),
      resolvedType,
      description: purposeOfPath(path),
      codeSyntax: { WEB: `var(${variableOf(path)})` },
    };
  });
}

const valuesOf = ({ name, modes }: Collection) =>
  Object.entries(modes).flatMap(([mode, tree]) =>
    leavesOf(tree).flatMap(([variableId, text]) => {
      const kind = kindOf(variableId);
      return kind ? [{ variableId, modeId: modeId(name, mode), value: figmaValue(kind, text) }] : [];
    }),
  );

/** All variables with their modes, as the body of Figma's `POST /v1/files/:file_key/variables`. */
export function figmaVariables(): object {
  const modes = collections.flatMap(({ name, modes: own }) =>
    Object.keys(own).map((mode, index) => ({
      // A collection comes with its first mode.
      action: index === 0 ? 'UPDATE' : 'CREATE',
      id: modeId(name, mode),
      name: mode,
      variableCollectionId: name.toLowerCase(),
    })),
  );
  return {
    variableCollections: collections.map(({ name, modes: own }) => ({
      action: 'CREATE',
      id: name.toLowerCase(),
      name,
      initialModeId: modeId(name, Object.keys(own)[0] ?? ''),
    })),
    variableModes: modes,
    variables: collections.flatMap(variablesOf),
    variableModeValues: collections.flatMap(valuesOf),
  };
}
