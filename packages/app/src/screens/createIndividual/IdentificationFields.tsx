import { identificationTypes, individualLabel } from '@rentsafe/domain/individual';
import { normaliseIdentification } from '@rentsafe/domain/nationalId';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { useRef, useState } from 'react';
import type { Identification } from '../../api/individualRecord';
import { CHOOSE, optionsOf } from '../../forms/options';
import { checkLetterWarning } from './nationalIdTexts';

const types = optionsOf(identificationTypes, individualLabel);

export interface IdentificationFieldsProps {
  identification: Identification;
  onIdentificationChange: (identification: Identification) => void;
}

interface Props extends IdentificationFieldsProps {
  /** The type of a record stays as it is. */
  isTypeFixed: boolean;
}

/** Upper-cases and takes out spaces and dashes where it stands, with the caret behind the same character. */
function normaliseIn(input: HTMLInputElement): void {
  const normalised = normaliseIdentification(input.value);
  if (normalised === input.value) return;
  const caret = normaliseIdentification(input.value.slice(0, input.selectionStart ?? undefined)).length;
  input.value = normalised;
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}

/** Type and number; a national ID is normalised while it is typed, and its check letter looked at. */
export function IdentificationFields({ identification, onIdentificationChange, isTypeFixed }: Props) {
  const numberRef = useRef<HTMLInputElement>(null);
  const { identification_type } = identification;
  const [{ identification_number: initialNumber, identification_type: initialType }] =
    useState(identification);
  const isNational = identification_type === 'national_id';

  const read = (type: string) => {
    const input = numberRef.current;
    if (!input) return;
    if (type === 'national_id') normaliseIn(input);
    onIdentificationChange({ identification_type: type, identification_number: input.value.trim() });
  };

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
          onValueChange={({ value }) => read(value)}
        />
      )}
      <TextField
        ref={numberRef}
        label="Identification Number"
        name="identification_number"
        required
        defaultValue={initialNumber}
        autoComplete="off"
        hint={
          isNational
            ? 'As on the card: 8 or 9 digits, a letter, 2 digits (63123456B63). Spaces and dashes are removed.'
            : undefined
        }
        warning={checkLetterWarning(identification)}
        onChange={({ nativeEvent }) => {
          if (!(nativeEvent as InputEvent).isComposing) read(identification_type);
        }}
        onCompositionEnd={() => read(identification_type)}
      />
    </>
  );
}
