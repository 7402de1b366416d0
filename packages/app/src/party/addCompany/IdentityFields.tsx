import { type Company, companyLabel, industries, legalStatuses } from '@rentsafe/domain/company';
import { today } from '@rentsafe/domain/date';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { Select } from '@rentsafe/ui/Select';
import { TextField } from '@rentsafe/ui/TextField';
import { type ReactNode, useState } from 'react';
import { similarCompanies } from '../../calls/companies';
import { Fields } from '../../forms/Fields';
import { CHOOSE, optionsOf } from '../../forms/options';
import { SimilarNotice } from '../../forms/SimilarNotice';
import { useSimilar } from '../../forms/useSimilar';
import { companyPath } from '../../paths';
import { useMay } from '../../session/useMay';

export interface IdentityFieldsProps {
  onRegistrationNumberChange: (number: string) => void;
  /** That a company has the number already. */
  notice: ReactNode;
  /** The company that is edited. */
  initial: Company | undefined;
  /** What is known of a new one. */
  start?: Partial<Pick<Company, 'registration_name' | 'registration_number'>>;
}

/** What a company is registered as. */
export function IdentityFields({ notice, onRegistrationNumberChange, initial, start }: IdentityFieldsProps) {
  const [name, setName] = useState('');
  const search =
    name.trim().length < 3 ? '' : String(new URLSearchParams({ registration_name: name.trim() }));
  const may = useMay();
  const similar = useSimilar(may('findSimilarCompanies') ? search : '', similarCompanies, initial?.id);
  return (
    <Fieldset label="Identity">
      <Fields
        notices={
          <>
            {notice}
            <SimilarNotice similar={similar} record="company" pathOf={companyPath} />
          </>
        }
      >
        <TextField
          label="Registered Name"
          name="registration_name"
          required
          autoComplete="off"
          defaultValue={initial?.registration_name ?? start?.registration_name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Registration Number"
          name="registration_number"
          required
          defaultValue={initial?.registration_number ?? start?.registration_number ?? ''}
          autoComplete="off"
          onChange={({ target }) => onRegistrationNumberChange(target.value.trim())}
        />
      </Fields>
      <Fields>
        <TextField
          label="Trading Name"
          name="trading_name"
          autoComplete="off"
          defaultValue={initial?.trading_name ?? ''}
        />
        <Select
          label="Legal Status"
          name="legal_status"
          placeholder={CHOOSE}
          options={optionsOf(legalStatuses, companyLabel)}
          defaultValue={legalStatuses.find((status) => status === initial?.legal_status)}
        />
        <DateField
          label="Date Of Incorporation"
          name="date_of_incorporation"
          max={today()}
          defaultValue={initial?.date_of_incorporation ?? undefined}
        />
        <Select
          label="Industry"
          name="industry"
          placeholder={CHOOSE}
          options={optionsOf(industries)}
          defaultValue={industries.find((industry) => industry === initial?.industry)}
        />
      </Fields>
    </Fieldset>
  );
}
