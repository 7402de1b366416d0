import { type StatementSelection, statementPeriod } from '@rentsafe/domain/statement';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { PrintFooter } from '@rentsafe/ui/Print';
import { Stack } from '@rentsafe/ui/Stack';
import type { LandlordStatement } from '../../../calls/landlordStatements';
import { PaperHead } from '../../../frame/PaperHead';
import { currencySigns } from './currencySigns';
import { StatementAccounts, type StatementLines } from './StatementAccounts';
import { ABREAST, StatementFigures } from './StatementFigures';

interface LandlordPaperProps {
  statement: LandlordStatement;
  lines: StatementLines;
  selection: StatementSelection;
  /** Whose statement it is: the client that keeps the book. */
  issuer: string;
  /** Who prints it. */
  username: string;
}

export const STATEMENT = 'Landlord Property Statement';

/** In lines of a sheet: the head of the paper, and each table of figures. */
const HEAD = 6;
const FIGURES = 15;

/** The statement of one landlord: what each property came to, and every line of it. */
export function LandlordPaper({ statement, lines, selection, issuer, username }: LandlordPaperProps) {
  const { landlord, rows } = statement;
  const { currency } = selection;
  return (
    <Stack gap="section">
      <PaperHead title={`${STATEMENT} · ${landlord.name}`} issuer={issuer} />
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
        above={HEAD + FIGURES * Math.ceil(rows.length / ABREAST)}
      />
      <PrintFooter user={username} />
    </Stack>
  );
}
