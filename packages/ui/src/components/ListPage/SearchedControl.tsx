'use client';

import { useEffect, useState } from 'react';
import { Combobox, type ComboboxSearch, type ComboboxValue } from '../Combobox';
import type { FilterControlProps } from '../DataTableFilters';

export interface SearchedSource {
  find: ComboboxSearch;
  /** What a value that was not chosen here is called. */
  nameOf: ((value: string, signal: AbortSignal) => Promise<string>) | undefined;
  /** Names that are known, by value. */
  names: Map<string, string>;
}

export function useSearchedName({ nameOf, names }: SearchedSource, value: string | undefined): string {
  const [, setFound] = useState<object>();
  useEffect(() => {
    if (value === undefined || names.has(value) || !nameOf) return;
    const controller = new AbortController();
    void nameOf(value, controller.signal)
      .then((name) => {
        names.set(value, name);
        if (!controller.signal.aborted) setFound({ name });
      })
      // It stays as the address has it.
      .catch(() => {});
    return () => controller.abort();
  }, [value, nameOf, names]);
  return value === undefined ? '' : (names.get(value) ?? value);
}

/** The box of a filter whose options are searched on a server. */
export function SearchedControl({
  label,
  labelHidden,
  value,
  onChange,
  source,
}: FilterControlProps & { source: SearchedSource }) {
  const name = useSearchedName(source, value);
  const [typed, setTyped] = useState<ComboboxValue>();
  return (
    <Combobox
      {...{ label, labelHidden }}
      search={source.find}
      value={typed ?? (value === undefined ? '' : { value, label: name })}
      onValueChange={(event) => {
        const { option } = event;
        setTyped(option ? undefined : event.value);
        if (option) source.names.set(String(option.value), option.label);
        onChange(option ? String(option.value) : undefined);
      }}
    />
  );
}
