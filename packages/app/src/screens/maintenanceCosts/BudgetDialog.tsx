import { maintenanceCategories } from '@rentsafe/domain/maintenance';
import { type Budget, budgetForm } from '@rentsafe/domain/maintenanceReport';
import { currencies } from '@rentsafe/domain/money';
import { Combobox } from '@rentsafe/ui/Combobox';
import { NumberField } from '@rentsafe/ui/NumberField';
import { Repeater, type RepeaterRow } from '@rentsafe/ui/Repeater';
import { Select } from '@rentsafe/ui/Select';
import { Spinner } from '@rentsafe/ui/Spinner';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { budgetQuery, saveBudget, showBudget } from '../../api/maintenanceReports';
import { findProperties } from '../../api/properties';
import { ActionDialog } from '../../forms/ActionDialog';
import { Fields } from '../../forms/Fields';
import { optionsOf } from '../../forms/options';
import { categoryText } from '../requests/maintenanceTexts';

export interface BudgetDialogProps {
  year: number;
  onClose: () => void;
}

type Row = Budget['rows'][number];

/** What may be spent on maintenance in a year: it replaces what was planned for it. */
export function BudgetDialog({ year, onClose }: BudgetDialogProps) {
  const { data } = useQuery(budgetQuery(year));
  return data ? <BudgetForm budget={data} onClose={onClose} /> : <Spinner label="Loading the budget" />;
}

function BudgetForm({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { year } = budget;
  const form = useMemo(() => budgetForm(year), [year]);
  return (
    <ActionDialog
      title={`Maintenance Budget ${year}`}
      description="For the whole year. A row without property and category is the budget for everything."
      form={form}
      send={async (body) => showBudget(queryClient, await saveBudget(body))}
      submitLabel="Save"
      pendingLabel="Saving..."
      done="Budget saved"
      failure="Failed to save budget"
      onClose={onClose}
    >
      <Repeater<Row>
        legend="Budget"
        rowLegend={(number) => `Budget ${number}`}
        addLabel="Add Budget"
        removeLabel="Remove budget"
        emptyText="No budget is set."
        defaultValue={budget.rows}
        initialRows={Math.max(1, budget.rows.length)}
      >
        {(row, initial) => <BudgetFields row={row} initial={initial} />}
      </Repeater>
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
        hint="Empty: all properties."
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
        hint="A row without one is left out."
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
