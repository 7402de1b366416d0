import { identificationTypes, individualLabel } from '@rentsafe/domain/individual';
import { isNationalId, normaliseIdentification } from '@rentsafe/domain/nationalId';
import { CodeField, type CodeProblem } from '@rentsafe/ui/CodeField';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import type { Identification } from '../../calls/individualRecord';
import { nationalIdText } from '../../forms/issueText';
import { CHOOSE, optionsOf } from '../../forms/options';
import { checkLetterText } from './nationalIdTexts';

const types = optionsOf(identificationTypes, individualLabel);

export interface IdentificationFieldsProps {
  identification: Identification;
  onIdentificationChange: (identification: Identification) => void;
}

interface Props extends IdentificationFieldsProps {
  /** The type of a record stays as it is. */
  isTypeFixed: boolean;
}

const asTyped = (typed: string) => typed;

/** What is wrong with a national ID. It can be saved with a check letter that does not match. */
function problemOf(number: string): CodeProblem | undefined {
  if (!isNationalId(number)) return { tone: 'danger', text: nationalIdText({ typed: number }) };
  const doubt = checkLetterText(number);
  return doubt === undefined ? undefined : { tone: 'warning', text: `${doubt} You can still save.` };
}

/** Type and number; a national ID is normalised while it is typed, and its check letter looked at. */
export function IdentificationFields({ identification, onIdentificationChange, isTypeFixed }: Props) {
  const { identification_type, identification_number } = identification;
  const [{ identification_number: initialNumber, identification_type: initialType }] =
    useState(identification);
  const isNational = identification_type === 'national_id';

  return (
    <>
      {isTypeFixed ? (
        <>
          <TextField label="Identification Type" readOnly value={individualLabel(identification_type)} />
          <input type="hidden" name="identification_type" value={identification_type} />
        </>
      ) : (
        <Select
          label="Identification Type"
          name="identification_type"
          required
          placeholder={CHOOSE}
          options={types}
          defaultValue={identificationTypes.find((type) => type === initialType)}
          onValueChange={({ value }) =>
            onIdentificationChange({ identification_type: value, identification_number })
          }
        />
      )}
      <CodeField
        label="Identification Number"
        name="identification_number"
        required
        defaultValue={initialNumber}
        hint={
          isNational
            ? 'As on the card: 8 or 9 digits, a letter, 2 digits (63123456B63). Spaces and dashes are removed.'
            : undefined
        }
        normalise={isNational ? normaliseIdentification : asTyped}
        check={isNational ? problemOf : undefined}
        onValueChange={({ value }) =>
          onIdentificationChange({ identification_type, identification_number: value })
        }
      />
    </>
  );
}
