import { Select, type SelectProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { findMechanics } from '../../workshop/src/server/api';

/** A Select that is searched on the server. */
export function MechanicSelect(props: Omit<SelectProps, 'data'>) {
  const [query, setQuery] = useState('');
  const [options, setOptions] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // The chosen name is in the box, and is no search.
    void findMechanics(query === props.value ? '' : query).then((found) => {
      if (isCurrent) setOptions(found.map(({ value }) => value));
    });
    return () => {
      isCurrent = false;
    };
  }, [query, props.value]);
  const data = props.value && !options.includes(props.value) ? [props.value, ...options] : options;
  return (
    <Select
      searchable
      searchValue={query}
      onSearchChange={setQuery}
      filter={({ options: all }) => all}
      nothingFoundMessage="Nobody is called that."
      {...props}
      data={data}
    />
  );
}
