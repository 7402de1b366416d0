import { type StatementSelection, statementPeriod } from '@rentsafe/domain/statement';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { PrintFooter } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import type { LandlordStatement } from '../../../calls/landlordStatements';
import type { StatementFacts } from '../../../calls/statementFacts';
import { HEAD_LINES, PaperHead } from '../../../paper/PaperHead';
import { currencySigns } from './currencySigns';
import { StatementAccounts, type StatementLines } from './StatementAccounts';
import { StatementEnd } from './StatementEnd';
import { ABREAST, StatementFigures } from './StatementFigures';

interface LandlordPaperProps {
  statement: LandlordStatement;
  lines: StatementLines;
  selection: StatementSelection;
  facts: StatementFacts | undefined;
  /** Prints what was posted by mistake and taken back, too. */
  corrections: boolean;
  /** Who prints it. */
  username: string;
}

export const STATEMENT = 'Landlord Property Statement';

/** Each table of figures, in lines of a sheet. */
const FIGURES = 15;

/** The statement of one landlord: what each property came to, and every line of it. */
export function LandlordPaper({
  statement,
  lines,
  facts,
  selection,
  corrections,
  username,
}: LandlordPaperProps) {
  const { landlord, rows } = statement;
  const { currency } = selection;
  return (
    <Stack gap="section">
      <PaperHead title={`${STATEMENT} · ${landlord.name}`} />
      <DescriptionList
        items={[
          { term: 'Landlord', description: landlord.name },
          { term: 'Period', description: statementPeriod(selection) },
          { term: 'Currency', description: currencySigns[currency] },
        ]}
      />
      <StatementFigures rows={rows} currency={currency} />
      <StatementAccounts
        rows={rows}
        lines={lines}
        selection={selection}
        corrections={corrections}
        above={HEAD_LINES + FIGURES * Math.ceil(rows.length / ABREAST)}
      />
      {facts && <StatementEnd facts={facts} currency={currency} />}
      <PrintFooter user={username} />
    </Stack>
  );
}
