const sources = import.meta.glob<string>('../../packages/{ui,app}/src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const isProduct = (path: string) => !/\.(stories|test|conformance)\.tsx$|\/(testing|docs)\//.test(path);

/** Names of the icons that the product's own code imports. */
export const usedIcons = [
  ...new Set(
    Object.entries(sources)
      .filter(([path]) => isProduct(path))
      .flatMap(([, source]) => [
        ...source.matchAll(/import \{([^}]+)\} from 'lucide-react'/g),
        ...source.matchAll(/icon\(lucide\.(\w+)\)/g),
      ])
      .flatMap(([, list = '']) => list.split(','))
      .map((name) => name.replace('type ', '').trim().split(' as ')[0] ?? ''),
  ),
].sort();
