import { Board } from '@rentsafe/ui/Board';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';

export const Do = () => (
  <Board
    label="Jobs"
    columns={[
      {
        id: 'new',
        title: 'New',
        items: [{ id: 1, name: 'Replace the geyser', place: 'Flat 4 · due 12 Mar' }],
      },
      { id: 'doing', title: 'In progress', items: [] },
    ]}
    itemKey={({ id }) => id}
    empty="No jobs in progress"
  >
    {({ name, place }) => (
      <Stack gap={1}>
        <Link href="#jobs/1">{name}</Link>
        <Text size="sm" tone="muted">
          {place}
        </Text>
      </Stack>
    )}
  </Board>
);

export const Dont = () => (
  <Board
    label="Jobs"
    columns={[
      { id: 'new', title: 'Column 1', items: [{ id: 1, name: 'J-104' }] },
      {
        id: 'done',
        title: 'Closed since 2019',
        items: [
          { id: 2, name: 'J-001' },
          { id: 3, name: 'J-002' },
        ],
      },
    ]}
    itemKey={({ id }) => id}
  >
    {({ name }) => <Text>{name}</Text>}
  </Board>
);
