import { type ComponentType, lazy } from 'react';
import { Code } from './Code';
import { Running } from './Running';

type Module = Record<string, ComponentType>;

const modules = import.meta.glob<Module>('../../packages/ui/src/{components,rent}/*/*.example.tsx');
const texts = import.meta.glob<string>('../../packages/ui/src/{components,rent}/*/*.example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type Side = 'Do' | 'Dont';
const isUsage = (path: string) => path.endsWith('.usage.example.tsx');
const nameOf = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? '';

const examples = new Map(
  Object.entries(modules)
    .filter(([path]) => !isUsage(path))
    .map(([path, load]) => [
      nameOf(path),
      {
        code: texts[path] ?? '',
        // A file exports the one component that it shows.
        Component: lazy(async () => ({ default: Object.values(await load())[0] as ComponentType })),
      },
    ]),
);

/** `X.usage.example.tsx` exports `Do`, `Dont` or both. */
const pictures = new Map(
  Object.entries(modules)
    .filter(([path]) => isUsage(path))
    .flatMap(([path, load]) =>
      (['Do', 'Dont'] as const)
        .filter(
          (side) =>
            texts[path]?.includes(`export const ${side} `) || texts[path]?.includes(`function ${side}(`),
        )
        .map((side) => [
          `${nameOf(path)} ${side}`,
          lazy(async () => ({ default: (await load())[side] as ComponentType })),
        ]),
    ),
);

/** What to do, or what not, as it looks; nothing where there is no picture. */
export function Pictured({ name, side }: { name: string; side: Side }) {
  const Picture = pictures.get(`${name} ${side}`);
  return (
    Picture && (
      <Running>
        <Picture />
      </Running>
    )
  );
}

/** An example file, running, and its text as it is, to copy. */
export function LiveExample({ name }: { name: string }) {
  const example = examples.get(name);
  if (!example) return null;
  return (
    <>
      <Running>
        <example.Component />
      </Running>
      <Code text={example.code} />
    </>
  );
}
