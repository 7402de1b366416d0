import { MatchingList } from '@rentsafe/ui/rent';
import { useState } from 'react';

const lines = [
  { id: '1', title: 'EFT CREDIT NCUBE', detail: '05 Jan 2026', amount: '$500.00' },
  { id: '2', title: 'RENT L-0002', detail: '06 Jan 2026', amount: '$320.00' },
];

export function BankLines() {
  const [left, setLeft] = useState(lines);
  return (
    <MatchingList
      label="Open lines"
      items={left}
      suggestions={[
        {
          id: 'a',
          title: 'RC-000007',
          detail: 'Tariro Ncube',
          amount: '$500.00',
          reasons: ['Same amount', 'Same day'],
        },
      ]}
      onConfirm={async ({ item }) => {
        setLeft((before) => before.filter(({ id }) => id !== item.id));
        return true;
      }}
    />
  );
}
