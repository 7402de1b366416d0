import type { MaintenanceRequest } from '@rentsafe/domain/maintenanceRequest';
import type { Currency } from '@rentsafe/domain/money';
import type { WorkOrder } from '@rentsafe/domain/workOrder';
import { Combobox } from '@rentsafe/ui/Combobox';
import { DateField } from '@rentsafe/ui/DateField';
import { Fieldset } from '@rentsafe/ui/Fieldset';
import { MoneyField } from '@rentsafe/ui/MoneyField';
import { TextArea } from '@rentsafe/ui/TextArea';
import { TextField } from '@rentsafe/ui/TextField';
import { useState } from 'react';
import { findProperties } from '../../../../calls/properties';
import { CurrencyField } from '../../../../forms/CurrencyField';
import { Fields } from '../../../../forms/Fields';
import { CategorySelect, PrioritySelect } from '../../maintenanceRequest/list/MaintenanceSelects';
import { type Place, UnitSelect } from '../../maintenanceRequest/list/UnitSelect';
import { ContractorField } from './ContractorField';
import { EstimateLimit } from './EstimateLimit';

interface OrderFieldsProps {
  place: Place;
  /** An order that is edited. */
  initial?: WorkOrder;
  /** What a new one is for. */
  request?: MaintenanceRequest | undefined;
}

/** What is ordered of whom; the property of a request or of an order that is edited stays. */
export function OrderFields({ place, initial, request }: OrderFieldsProps) {
  const known = initial ?? request;
  const [currency, setCurrency] = useState<Currency>(
    initial?.estimate?.currency ?? initial?.currency ?? 'USD',
  );
  // What was typed or chosen stays, whatever the contractor charges in.
  const [isCurrencyChosen, setTyped] = useState(initial !== undefined);
  const [estimate, setEstimate] = useState(initial?.estimate?.amount ?? '');
  const isTyped = isCurrencyChosen || estimate !== '';
  const [category, setCategory] = useState(known?.category);
  return (
    <>
      <Fieldset label="Work">
        <TextField
          label="Summary"
          name="summary"
          required
          maxLength={150}
          autoComplete="off"
          defaultValue={known?.summary ?? ''}
        />
        <Fields>
          {!known && (
            <Combobox
              label="Property"
              name="property"
              required
              search={findProperties}
              onValueChange={({ option }) => place.setProperty(option ? Number(option.value) : undefined)}
            />
          )}
          <UnitSelect place={place} defaultValue={known?.unit?.id} />
          <CategorySelect value={known?.category} onCategory={setCategory} />
          <PrioritySelect value={known?.priority} />
        </Fields>
        <TextArea
          label="Instructions"
          name="instructions"
          maxLength={2000}
          defaultValue={initial ? (initial.instructions ?? '') : (request?.description ?? '')}
          hint="Printed on the job card."
        />
      </Fieldset>
      <Fieldset label="Contractor and dates">
        <ContractorField
          initial={initial?.contractor}
          category={category}
          onContractor={({ currency: charges }) => charges && !isTyped && setCurrency(charges)}
        />
        <Fields>
          <DateField
            label="Finish By"
            name="finish_by"
            defaultValue={known?.finish_by ?? ''}
            hint={known ? undefined : 'Leave blank to use the maintenance targets.'}
          />
        </Fields>
      </Fieldset>
      <Fieldset label="Cost">
        <Fields>
          <MoneyField
            label="Estimate"
            name="estimate"
            currency={currency}
            defaultValue={initial?.estimate?.amount ?? ''}
            onValueChange={({ value }) => setEstimate(value)}
            hint="Including VAT."
          />
          <CurrencyField
            value={currency}
            onCurrency={(chosen) => {
              setTyped(true);
              setCurrency(chosen);
            }}
          />
        </Fields>
        <EstimateLimit
          property={place.units.data}
          agreed={initial?.agreed}
          estimate={estimate}
          currency={currency}
        />
      </Fieldset>
    </>
  );
}
