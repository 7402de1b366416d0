import { Markdown } from '@storybook/addon-docs/blocks';
import { groups } from '../groups';
import { entries } from './storyIndex';

/** The docs page of a component, in Storybook's own index. */
function docsId(component: string): string | undefined {
  return entries().find(
    ({ type, importPath }) =>
      type === 'docs' && importPath.startsWith('./packages/ui/') && importPath.includes(`/${component}/`),
  )?.id;
}

/** The address of a component's docs page. */
export const docsHref = (component: string) => `./?path=/docs/${docsId(component) ?? ''}`;

export const groupOf = (component: string) =>
  Object.keys(groups).find((group) => groups[group]?.includes(component));

const names = new Set(Object.values(groups).flat());

/** Links the names of components in a markdown text to their docs pages; `self` stays text. */
const linked = (text: string, self?: string): string =>
  text.replace(/`[^`]*`|\[[^\]]*\]\([^)]*\)|\b[A-Z]\w+\b/g, (word) => {
    const id = word !== self && names.has(word) ? docsId(word) : undefined;
    return id ? `[${word}](./?path=/docs/${id})` : word;
  });

export interface LinkedMarkdownProps {
  children: string;
  /** The component whose page it is. */
  self?: string | undefined;
}

export const LinkedMarkdown = ({ children, self }: LinkedMarkdownProps) => (
  <Markdown>{linked(children, self)}</Markdown>
);
