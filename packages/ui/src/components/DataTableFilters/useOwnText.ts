import type { OwnFilter } from './ownFilter';

interface Named extends OwnFilter<unknown> {
  label: string;
}

const nothing = () => undefined;

/** What an own filter in force reads as: 'Mechanic: Ada', or a sentence of its own. */
export function useOwnText(filter: Named, texts: readonly string[]): string {
  const { label, read, useText = nothing, useChip = nothing } = filter;
  const value = read(texts);
  const words = useText(value);
  return useChip(value, label) ?? `${label}: ${words ?? texts.join(', ')}`;
}
