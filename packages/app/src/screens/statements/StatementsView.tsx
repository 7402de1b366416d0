import type { Money } from '@rentsafe/domain/money';
import type { Paginated } from '@rentsafe/domain/pagination';
import { Card } from '@rentsafe/ui/Card';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { countText } from '../../lists/rangeText';
import { Amounts } from '../../page/Amounts';
import { SelectionForm, type SelectionFormProps } from './SelectionForm';
import { StatementPreview, type StatementPreviewProps } from './StatementPreview';
import { searchOf } from './statementUrl';

type Counted = Pick<Paginated<unknown>, 'count' | 'count_is_capped'>;

export interface StatementsViewProps extends SelectionFormProps, StatementPreviewProps {
  /** Of the whole book, once it is known. */
  summary: { landlords: Counted; properties: Counted; owed: readonly Money[] } | undefined;
}

/** Statements of landlords: a summary of the book, a selection, and the statements themselves. */
export function StatementsView({ summary, selection, years, username, onSelect }: StatementsViewProps) {
  return (
    <Stack gap="section">
      <PageHeader title="Landlord Property Statements" />
      <Grid columns={3} columnMinWidth="11rem">
        <StatCard label="Landlords" value={summary ? countText(summary.landlords) : '–'} />
        <StatCard label="Properties" value={summary ? countText(summary.properties) : '–'} />
        <StatCard
          label="Rent Owing"
          value={summary ? <Amounts amounts={summary.owed} /> : '–'}
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
              key={searchOf(selection)}
              selection={selection}
              years={years}
              onSelect={onSelect}
            />
          </Stack>
        </section>
      </Card>
      <StatementPreview selection={selection} username={username} />
    </Stack>
  );
}
