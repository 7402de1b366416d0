import type { ComboboxOption } from '@rentsafe/ui/Combobox';
import type { Similar } from '../forms/SimilarNotice';

/** A record that is to be merged, and into which, where that is known. */
export interface MergeSubject<Record> {
  record: Record;
  into?: ComboboxOption;
}

/** A similar record as the choice of the one to keep. */
export const optionOf = ({ id, name, number }: Similar): ComboboxOption => ({
  value: id,
  label: name,
  ...(number && { description: number }),
});
