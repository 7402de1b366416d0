import { Card } from '@rentsafe/ui/Card';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { SampleTag } from '../../page/SampleTag';
import { SelectionForm, type SelectionFormProps } from './SelectionForm';
import { StatementPreview, type StatementPreviewProps } from './StatementPreview';
import { statementSummary } from './sampleStatements';

export type StatementsViewProps = SelectionFormProps & StatementPreviewProps;

/** Statements of landlords: a summary, a selection, and the statement itself. */
export function StatementsView({ onSelect, ...preview }: StatementsViewProps) {
  const { landlords, properties, rentOwing } = statementSummary;
  return (
    <Stack gap="section">
      <PageHeader title="Landlord Property Statements" tag={<SampleTag />} />
      <Grid columns={3} columnMinWidth="11rem">
        <StatCard label="Landlords" value={landlords} />
        <StatCard label="Properties" value={properties} />
        <StatCard label="Rent Owing" value={rentOwing.usd} hint={rentOwing.zwl} />
      </Grid>
      <Card asChild>
        <section aria-labelledby="statement-selection">
          <Stack gap={4}>
            <Heading level={2} size="md" id="statement-selection">
              Selection
            </Heading>
            <SelectionForm onSelect={onSelect} />
          </Stack>
        </section>
      </Card>
      <StatementPreview {...preview} />
    </Stack>
  );
}
