import { SegmentedControl } from '@rentsafe/ui/SegmentedControl';
import { Text } from '@rentsafe/ui/Text';
import { Kanban, List } from 'lucide-react';
import { useState } from 'react';

const views = [
  { value: 'list', label: 'List', icon: <List /> },
  { value: 'board', label: 'Board', icon: <Kanban /> },
] as const;

export function JobViews() {
  const [view, setView] = useState<(typeof views)[number]['value']>('list');
  return (
    <>
      <SegmentedControl
        label="View"
        options={views}
        value={view}
        onValueChange={({ value }) => setView(value)}
      />
      <Text>{view === 'list' ? 'Jobs, one a row' : 'Jobs by state'}</Text>
    </>
  );
}
