import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';

/** Searches with Enter. */
export function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q);
  useEffect(() => setTyped(q), [q]);
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim());
        }}
      >
        <TextInput
          aria-label="Search jobs"
          placeholder="Search jobs"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          rightSection={typed !== '' && <CloseButton aria-label="Clear search" onClick={clear} />}
        />
      </form>
    </search>
  );
}
