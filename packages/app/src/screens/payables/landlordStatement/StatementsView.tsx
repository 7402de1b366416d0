import type { Money } from '@rentsafe/domain/money';
import type { Paginated } from '@rentsafe/domain/pagination';
import type { StatementSelection } from '@rentsafe/domain/statement';
import { Card } from '@rentsafe/ui/Card';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { countText } from '../../../lists/rangeText';
import { Amounts } from '../../../text/Amounts';
import { SelectionForm, type SelectionFormProps } from './SelectionForm';
import { StatementPreview, type StatementPreviewProps } from './StatementPreview';
import { searchOf } from './statementUrl';

type Counted = Pick<Paginated<unknown>, 'count' | 'count_is_capped'>;

interface Summary {
  landlords: Counted;
  properties: Counted;
  owed: readonly Money[];
}

export interface StatementsViewProps extends SelectionFormProps, StatementPreviewProps {
  /** Of the whole book; dashes until it is known. */
  summary: Pick<UseQueryResult<Summary>, 'data' | 'error'>;
}

/**
 * A key for the form, by what is selected. What the form itself has selected leaves it alone, with the focus in it; a link, or Back, fills
 * it in anew.
 */
function useFormKey(selection: StatementSelection) {
  const selected = searchOf(selection);
  const [form, setForm] = useState<{ key: number; shown: string; awaited?: string }>({
    key: 0,
    shown: selected,
  });
  if (form.shown !== selected)
    setForm({ key: form.awaited === selected ? form.key : form.key + 1, shown: selected });
  return {
    formKey: form.key,
    onOwnSelection: (chosen: StatementSelection) => setForm({ ...form, awaited: searchOf(chosen) }),
  };
}

/** Statements of landlords: a summary of the book, a selection, and the statements themselves. */
export function StatementsView({ summary, selection, years, username, onSelect }: StatementsViewProps) {
  const { formKey, onOwnSelection } = useFormKey(selection);
  const { data: known, error } = summary;
  const unknown = error ? 'Not available' : '–';
  return (
    <Stack gap="section">
      <PageHeader
        title="Landlord Property Statements"
        description="Rent collected, deductions and payments for each landlord and property."
      />
      <Grid columns={3} columnMinWidth="11rem">
        <StatCard label="Landlords" value={known ? countText(known.landlords) : unknown} />
        <StatCard label="Properties" value={known ? countText(known.properties) : unknown} />
        <StatCard
          label="Rent Owing"
          value={known ? <Amounts amounts={known.owed} /> : unknown}
          hint="Today"
        />
      </Grid>
      <Card asChild>
        <section aria-labelledby="statement-selection">
          <Stack gap={4}>
            <Heading level={2} size="md" id="statement-selection">
              Selection
            </Heading>
            <SelectionForm
              key={formKey}
              selection={selection}
              years={years}
              onSelect={(chosen) => {
                onOwnSelection(chosen);
                onSelect(chosen);
              }}
            />
          </Stack>
        </section>
      </Card>
      <StatementPreview selection={selection} username={username} />
    </Stack>
  );
}
