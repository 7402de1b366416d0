import { maintenanceCategories } from '@rentsafe/domain/maintenance';
import { type Budget, budgetForm } from '@rentsafe/domain/maintenanceReport';
import { currencies } from '@rentsafe/domain/money';
import { Combobox } from '@rentsafe/ui/Combobox';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Repeater, type RepeaterRow } from '@rentsafe/ui/Repeater';
import { Select } from '@rentsafe/ui/Select';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Fetched } from '../../../calls/Fetched';
import { budgetQuery, saveBudget, showCosts } from '../../../calls/maintenanceReports';
import { findProperties } from '../../../calls/properties';
import { ActionDialog } from '../../../forms/ActionDialog';
import { Fields } from '../../../forms/Fields';
import { optionsOf } from '../../../forms/options';
import { categoryText } from '../maintenanceRequest/list/maintenanceTexts';

export interface BudgetDialogProps {
  year: number;
  onClose: () => void;
}

type Row = Budget['rows'][number];

/** What may be spent on maintenance in a year: it replaces what was planned for it. */
export function BudgetDialog({ year, onClose }: BudgetDialogProps) {
  const budget = useQuery(budgetQuery(year));
  const queryClient = useQueryClient();
  const form = useMemo(() => budgetForm(year), [year]);
  return (
    <ActionDialog
      title={`Maintenance Budget ${year}`}
      description="Annual budgets. A row without a property or category is the overall budget."
      form={form}
      send={async (body) => {
        await saveBudget(body);
        showCosts(queryClient);
      }}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Budget saved"
      failure="Failed to save budget"
      ready={budget.data !== undefined}
      onClose={onClose}
    >
      <Fetched query={budget} subject="the budget">
        {({ rows }) => (
          <Repeater<Row>
            label="Budget"
            rowLabel={(number) => `Budget ${number}`}
            addLabel="Add Budget"
            removeLabel="Remove budget"
            emptyText="No budget is set."
            defaultValue={rows}
            initialRows={Math.max(1, rows.length)}
          >
            {(row, initial) => <BudgetFields row={row} initial={initial} />}
          </Repeater>
        )}
      </Fetched>
    </ActionDialog>
  );
}

function BudgetFields({ row: { name }, initial }: { row: RepeaterRow; initial: Row | undefined }) {
  const property = initial?.property;
  return (
    <Fields>
      <Combobox
        label="Property"
        name={name('property')}
        search={findProperties}
        {...(property && { defaultValue: { value: property.id, label: property.name } })}
        hint="Leave blank for all properties."
      />
      <Select
        label="Category"
        name={name('category')}
        options={[
          { value: '', label: 'All categories' },
          ...optionsOf<string>(maintenanceCategories, (value) => categoryText(value as never)),
        ]}
        defaultValue={initial?.category ?? ''}
      />
      <NumberField
        label="Amount"
        name={name('amount')}
        decimals={2}
        min={0}
        defaultValue={initial?.amount.amount ?? ''}
        hint="Rows without an amount are left out."
      />
      <Select
        label="Currency"
        name={name('currency')}
        options={optionsOf(currencies)}
        defaultValue={initial?.amount.currency ?? 'USD'}
      />
    </Fields>
  );
}
