import { Combobox, type ComboboxSearch } from '@rentsafe/ui/Combobox';
import { useQuery } from '@tanstack/react-query';
import { findLandlords } from '../../../calls/landlords';
import { findProperties } from '../../../calls/properties';
import { referenceNameQuery } from '../../../calls/referenceNames';
import type { GraphSubject } from './graphUrl';
import * as styles from './PerformanceGraph.css';

interface SubjectFieldProps {
  label: string;
  placeholder: string;
  value: GraphSubject | undefined;
  error?: string | undefined;
  /** `property:5`; the empty text for none. */
  onSubject: (value: string) => void;
}

const findSubjects: ComboboxSearch = async (q, signal) => {
  const [properties, landlords] = await Promise.all([findProperties(q, signal), findLandlords(q, signal)]);
  return [
    ...properties.map((option) => ({ ...option, value: `property:${option.value}` })),
    ...landlords.map((option) => ({ ...option, value: `landlord:${option.value}`, description: 'Landlord' })),
  ];
};

/** The name of what the address names. */
export const useSubjectName = (subject: GraphSubject | undefined): string | undefined =>
  useQuery({
    ...referenceNameQuery(subject?.kind ?? 'property', subject?.id ?? 0),
    enabled: subject !== undefined,
  }).data;

/** Chooses a property, or all that a landlord owns. */
export function SubjectField({ label, placeholder, value, error, onSubject }: SubjectFieldProps) {
  const name = useSubjectName(value);
  return (
    <Combobox
      // What the address names is chosen once its name is known.
      key={`${value?.kind} ${value?.id} ${name}`}
      className={styles.field}
      label={label}
      placeholder={placeholder}
      error={error}
      search={findSubjects}
      defaultValue={value ? { value: `${value.kind}:${value.id}`, label: name ?? '…' } : ''}
      onValueChange={({ option, value: text }) => {
        if (option) onSubject(String(option.value));
        else if (text === '') onSubject('');
      }}
    />
  );
}
