import { today } from '@rentsafe/domain/date';
import { genders, type Individual, individualLabel, maritalStatuses } from '@rentsafe/domain/individual';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { similarIndividuals } from '../../calls/individualRecord';
import { Fields } from '../../forms/Fields';
import { CHOOSE, optionsOf } from '../../forms/options';
import { SimilarNotice } from '../../forms/SimilarNotice';
import { useSimilar } from '../../forms/useSimilar';
import { ageWarning } from '../../forms/warnings';
import { individualPath } from '../../paths';
import { useMay } from '../../session/useMay';
import { IdentificationFields, type IdentificationFieldsProps } from './IdentificationFields';
import { similarSearch } from './similarSearch';

export interface IdentityFieldsProps extends IdentificationFieldsProps {
  /** That someone has the number already. */
  notice: ReactNode;
  /** The person who is edited. */
  initial: Individual | undefined;
  /** What is known of a new one. */
  start: Partial<Pick<Individual, 'first_name' | 'last_name'>>;
}

/** Who the person is. */
export function IdentityFields({ notice, initial, start, ...identification }: IdentityFieldsProps) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useState('');
  const may = useMay();
  const similar = useSimilar(may('findSimilarIndividuals') ? typed : '', similarIndividuals, initial?.id);
  const [birthDate, setBirthDate] = useState(initial?.date_of_birth ?? '');
  const [changes, setChanges] = useState(0);
  const onChange = () => setChanges((count) => count + 1);

  // After the fields have rendered: a date reaches the form in a hidden input.
  useEffect(() => {
    const form = ref.current?.form;
    if (changes > 0 && form) setTyped(similarSearch(new FormData(form)));
  }, [changes]);

  return (
    <Fieldset ref={ref} label="Identity" onChange={onChange}>
      <Fields notices={notice}>
        <TextField
          label="First Name"
          name="first_name"
          required
          autoComplete="off"
          defaultValue={initial?.first_name ?? start.first_name}
        />
        <TextField
          label="Last Name"
          name="last_name"
          required
          autoComplete="off"
          defaultValue={initial?.last_name ?? start.last_name}
        />
        <IdentificationFields {...identification} isTypeFixed={initial !== undefined} />
      </Fields>
      <Fields
        columns={3}
        notices={<SimilarNotice similar={similar} record="individual" pathOf={individualPath} />}
      >
        <Select
          label="Gender"
          name="gender"
          required
          placeholder={CHOOSE}
          options={optionsOf(genders, individualLabel)}
          defaultValue={genders.find((gender) => gender === initial?.gender)}
        />
        <DateField
          label="Date Of Birth"
          name="date_of_birth"
          warning={ageWarning(birthDate)}
          onValueChange={({ value }) => {
            setBirthDate(value);
            onChange();
          }}
          required
          max={today()}
          defaultValue={initial?.date_of_birth ?? undefined}
        />
        <Select
          label="Marital Status"
          name="marital_status"
          required
          placeholder={CHOOSE}
          options={optionsOf(maritalStatuses, individualLabel)}
          defaultValue={maritalStatuses.find((status) => status === initial?.marital_status)}
        />
      </Fields>
    </Fieldset>
  );
}
