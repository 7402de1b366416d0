import type { Currency } from '@rentsafe/domain/money';
import { ALL, type StatementSelection, statementPeriod } from '@rentsafe/domain/statement';
import { Card } from '@rentsafe/ui/Card';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { PrintButton, PrintFooter } from '@rentsafe/ui/Print';
import type { SelectOption } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useRef } from 'react';
import { PaperHead } from '../../page/PaperHead';
import { showPrintProblem } from '../../page/printProblem';
import { SampleTag } from '../../page/SampleTag';
import { SampleCollection } from './SampleCollection';
import { sampleRentCollection } from './sampleRentCollection';
import { sampleLandlords, sampleProperties } from './sampleStatements';

export interface StatementPreviewProps {
  selection: StatementSelection;
  /** Who is signed in: stands on the paper. */
  username: string;
}

const STATEMENT = 'Landlord Property Statement';
const signs: Record<Currency, string> = { USD: 'US$', ZIG: 'ZIG' };

function rangeText(options: readonly SelectOption[], from: string, to: string): string {
  const [first, last] = [from, to].map((value) => options.find((option) => option.value === value)?.label);
  if (first === last) return first ?? ALL;
  if (!first) return `Up to ${last}`;
  return last ? `${first} to ${last}` : `From ${first}`;
}

/** The statement as it is printed. */
export function StatementPreview({ selection, username }: StatementPreviewProps) {
  const paper = useRef<HTMLDivElement>(null);
  return (
    <Card asChild>
      <section aria-labelledby="statement-preview">
        <Stack gap={4}>
          <Inline justify="between">
            <Inline>
              <Heading level={2} size="md" id="statement-preview">
                Statement preview
              </Heading>
              <SampleTag />
            </Inline>
            <PrintButton content={paper} documentTitle={STATEMENT} onProblem={showPrintProblem} />
          </Inline>
          <Stack gap={4} ref={paper}>
            <PaperHead title={`${STATEMENT} (sample data)`} />
            <DescriptionList items={itemsOf(selection)} />
            <SampleCollection rows={sampleRentCollection} currency={selection.currency} />
            <PrintFooter user={username}>
              <Text size="sm" tone="muted">
                Sample data: no landlord, tenant or amount on this statement is real.
              </Text>
            </PrintFooter>
          </Stack>
        </Stack>
      </section>
    </Card>
  );
}

function itemsOf(selection: StatementSelection) {
  const { from, to, pfrom, pto, currency } = selection;
  return [
    { term: 'Landlord', description: rangeText(sampleLandlords, from, to) },
    { term: 'Property', description: rangeText(sampleProperties, pfrom, pto) },
    { term: 'Period', description: statementPeriod(selection) },
    { term: 'Currency', description: signs[currency] },
  ];
}
