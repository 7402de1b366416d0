import { Grid } from '@rentsafe/ui/Grid';
import { StatCard } from '@rentsafe/ui/StatCard';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';

interface Entry {
  type: 'story' | 'docs';
  title: string;
}

const count = (entries: Entry[], part: string) => {
  const stories = entries.filter(({ type, title }) => type === 'story' && title.startsWith(`${part}/`));
  return { stories: stories.length, titles: new Set(stories.map(({ title }) => title)).size };
};

/** How much there is, counted in Storybook's own index. */
export function Counts() {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    const load = async () => {
      const index: { entries: Record<string, Entry> } = await (await fetch('index.json')).json();
      setEntries(Object.values(index.entries));
    };
    load().catch(console.error);
  }, []);
  const components = count(entries, 'Components');
  const screens = count(entries, 'Screens');
  return (
    <Unstyled>
      <Grid columns={2} columnMinWidth="12rem" style={{ marginBlock: '1.5rem 2.5rem' }}>
        <StatCard label="Components" value={components.titles} hint={`${components.stories} stories`} />
        <StatCard label="Screens and dialogs" value={screens.titles} hint={`${screens.stories} stories`} />
      </Grid>
    </Unstyled>
  );
}
