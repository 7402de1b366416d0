import { SearchField } from '@rentsafe/ui/SearchField';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useState } from 'react';

export function TenantSearch() {
  const [query, setQuery] = useState('');
  return (
    <Stack gap={2}>
      <SearchField label="Search tenants" query={query} onSearch={(event) => setQuery(event.query)} />
      <Text tone="muted">{query ? `Results for “${query}”` : 'All tenants'}</Text>
    </Stack>
  );
}
