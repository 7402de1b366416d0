import { Inline } from '@rentsafe/ui/Inline';
import { Tag } from '@rentsafe/ui/Tag';
import { useState } from 'react';

export function FiltersInForce() {
  const [filters, setFilters] = useState(['Harare', 'Vacant']);
  return (
    <Inline gap={2}>
      {filters.map((filter) => (
        <Tag key={filter} onRemove={() => setFilters(filters.filter((other) => other !== filter))}>
          {filter}
        </Tag>
      ))}
    </Inline>
  );
}
