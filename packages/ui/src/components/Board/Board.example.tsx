import { Board } from '@rentsafe/ui/Board';
import { Link } from '@rentsafe/ui/Link';

const orders = [
  { id: 7, name: 'WO-000007', what: 'Kitchen tap leaks' },
  { id: 9, name: 'WO-000009', what: 'Gate motor' },
];

export function OrdersByState() {
  return (
    <Board
      label="Work orders by state"
      columns={[
        { id: 'draft', title: 'Draft', items: orders },
        { id: 'issued', title: 'Issued', items: [] },
      ]}
      itemKey={({ id }) => id}
    >
      {({ name, what }) => (
        <>
          <Link href={`#${name}`}>{name}</Link>
          <div>{what}</div>
        </>
      )}
    </Board>
  );
}
