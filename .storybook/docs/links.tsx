import { Markdown } from '@storybook/addon-docs/blocks';
import { groups } from '../groups';

interface Entry {
  id: string;
  type: string;
  importPath: string;
}

interface Preview {
  storyStoreValue?: { storyIndex: { entries: Record<string, Entry> } };
}

/** The docs page of a component, in Storybook's own index. */
function docsId(component: string): string | undefined {
  const preview: Preview = Reflect.get(window, String('__STORYBOOK_PREVIEW__'));
  const entries = Object.values(preview.storyStoreValue?.storyIndex.entries ?? {});
  return entries.find(
    ({ type, importPath }) => type === 'docs' && importPath.includes(`/components/${component}/`),
  )?.id;
}

export const groupOf = (component: string) =>
  Object.keys(groups).find((group) => groups[group]?.includes(component));

const names = new Set(Object.values(groups).flat());

/** Links the names of components in a markdown text to their docs pages; `self` stays text. */
const linked = (text: string, self?: string): string =>
  text.replace(/`[^`]*`|\[[^\]]*\]\([^)]*\)|\b[A-Z]\w+\b/g, (word) => {
    const id = word !== self && names.has(word) ? docsId(word) : undefined;
    return id ? `[${word}](./?path=/docs/${id})` : word;
  });

export const LinkedMarkdown = ({ children, self }: { children: string; self?: string }) => (
  <Markdown>{linked(children, self)}</Markdown>
);
