export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  importPath: string;
}

interface Preview {
  storyStoreValue?: { storyIndex: { entries: Record<string, Entry> } };
}

/** Everything in the sidebar, from Storybook's own index. */
export function entries(): Entry[] {
  const preview: Preview = Reflect.get(window, String('__STORYBOOK_PREVIEW__'));
  return Object.values(preview.storyStoreValue?.storyIndex.entries ?? {});
}
