import type { Individual } from '@rentsafe/domain/individual';
import { normaliseIdentification } from '@rentsafe/domain/nationalId';
import { useState } from 'react';
import { type Identification, individualMatchQuery } from '../../calls/individualRecord';
import { searchedPerson } from '../../forms/searched';
import { useDuplicateCheck } from '../../report/useDuplicateCheck';
import { dismissInvalidNationalId, toastInvalidNationalId } from './nationalIdTexts';

/** The identification that is being typed, and whether somebody else has it: `fields` for IndividualFields, `validate` for their form. */
export function useIdentification(
  initial?: Individual,
  searched = '',
  checked?: Identification,
  onChoose?: (option: { value: string; label: string }) => void,
) {
  const [start, setStart] = useState(() => searchedPerson(searched));
  const [identification, setIdentification] = useState<Identification>(
    checked ?? {
      identification_type: initial ? (initial.identification_type ?? '') : 'national_id',
      identification_number: initial
        ? (initial.identification_number ?? '')
        : normaliseIdentification(start.identification_number ?? ''),
    },
  );
  const { identification_type, identification_number } = identification;
  const { notice, report, onRefused } = useDuplicateCheck(
    'individual',
    identification_number,
    (number) => individualMatchQuery({ identification_type, identification_number: number }),
    initial?.id,
    onChoose,
  );
  const validate = () => {
    toastInvalidNationalId(identification);
    return {};
  };
  const onIdentificationChange = (changed: Identification) => {
    dismissInvalidNationalId();
    setIdentification(changed);
  };
  /** For another person, after this one. */
  const startAnew = () => {
    setStart({});
    setIdentification({ identification_type: 'national_id', identification_number: '' });
  };
  const fields = { initial, start, identification, onIdentificationChange, notice };
  return { fields, report, onRefused, validate, startAnew };
}
