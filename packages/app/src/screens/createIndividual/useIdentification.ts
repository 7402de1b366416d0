import type { Individual } from '@rentsafe/domain/individual';
import { useState } from 'react';
import { type Identification, individualMatchQuery } from '../../api/individualRecord';
import { useDuplicateCheck } from '../report/useDuplicateCheck';
import { dismissInvalidNationalId, toastInvalidNationalId } from './nationalIdTexts';

/** The identification that is being typed, and whether somebody else has it: `fields` for IndividualFields, `validate` for their form. */
export function useIdentification(initial?: Individual) {
  const [identification, setIdentification] = useState<Identification>({
    identification_type: initial ? (initial.identification_type ?? '') : 'national_id',
    identification_number: initial?.identification_number ?? '',
  });
  const { identification_type, identification_number } = identification;
  const { notice, report, onRefused } = useDuplicateCheck(
    'individual',
    identification_number,
    (number) => individualMatchQuery({ identification_type, identification_number: number }),
    initial?.id,
  );
  const validate = () => {
    toastInvalidNationalId(identification);
    return {};
  };
  const onIdentificationChange = (changed: Identification) => {
    dismissInvalidNationalId();
    setIdentification(changed);
  };
  return { fields: { initial, identification, onIdentificationChange, notice }, report, onRefused, validate };
}
