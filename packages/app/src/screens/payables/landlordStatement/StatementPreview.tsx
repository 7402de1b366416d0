import { ALL, type StatementSelection, statementPeriod } from '@rentsafe/domain/statement';
import { announce } from '@rentsafe/ui/Announcer';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Card } from '@rentsafe/ui/Card';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { ProgressBar } from '@rentsafe/ui/ProgressBar';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Fetched } from '../../../calls/Fetched';
import {
  type LandlordStatement,
  type LandlordStatements,
  landlordStatementsQuery,
  MOST_ACCOUNTS,
  statementLinesQuery,
} from '../../../calls/landlordStatements';
import { statementFactsQuery } from '../../../calls/statementFacts';
import { RecordTable } from '../../../frame/RecordTable';
import { sheet } from '../../../frame/sheet.css';
import { PrintNow } from '../../../lists/PrintNow';
import { CorrectionsSwitch } from '../../../paper/CorrectionsSwitch';
import { currencySigns } from './currencySigns';
import { LandlordPaper, STATEMENT } from './LandlordPaper';
import { landlordColumns } from './landlordColumns';
import { correctionsIn, StatementAccounts } from './StatementAccounts';
import { StatementEnd } from './StatementEnd';
import { StatementFigures } from './StatementFigures';
import { searchOf } from './statementUrl';
import { usePrintJob } from './usePrintJob';

export interface StatementPreviewProps {
  selection: StatementSelection;
  /** Who is signed in: stands on the paper. */
  username: string;
}

/** The most statements that are printed as one job. */
const MOST_STATEMENTS = 200;

function rangeText(from: string, to: string): string {
  if (from === to) return from;
  if (from === ALL) return `Up to ${to}`;
  return to === ALL ? `From ${from}` : `${from} to ${to}`;
}

const itemsOf = ({ from, to, pfrom, pto, ...rest }: StatementSelection) => [
  { term: 'Landlord', description: rangeText(from, to) },
  { term: 'Property', description: rangeText(pfrom, pto) },
  { term: 'Period', description: statementPeriod(rest) },
  { term: 'Currency', description: currencySigns[rest.currency] },
];

/** What is selected, and what the statements come to; each can be opened, and all are printed together. */
export function StatementPreview(props: StatementPreviewProps) {
  const { selection } = props;
  const query = useQuery(landlordStatementsQuery(selection));
  const selected = searchOf(selection);
  const shown = useRef(selected);
  const isFetched = query.data !== undefined;
  useEffect(() => {
    if (!isFetched || shown.current === selected) return;
    shown.current = selected;
    announce('The preview shows your selection.');
  }, [isFetched, selected]);
  return (
    <Card asChild>
      <section aria-label="Statement preview">
        <Fetched query={query} subject="the statements">
          {(found) => <Statements {...props} found={found} key={selected} />}
        </Fetched>
      </section>
    </Card>
  );
}

interface StatementsProps extends StatementPreviewProps {
  found: LandlordStatements;
}

function Statements({ selection, username, found }: StatementsProps) {
  const { statements, isPartial } = found;
  const job = usePrintJob(selection, found);
  const [refused, setRefused] = useState(false);
  const [corrections, setCorrections] = useState(false);
  const isTooMany = isPartial || statements.length > MOST_STATEMENTS;
  const [only, ...others] = statements;
  return (
    <Stack gap={4}>
      <Head>
        <Button
          pending={job.progress !== undefined || job.lines !== undefined}
          disabled={statements.length === 0}
          onClick={() => (isTooMany ? setRefused(true) : job.start())}
        >
          <Printer aria-hidden="true" />
          Print
        </Button>
      </Head>
      {job.progress && <Progress {...job.progress} onCancel={job.cancel} />}
      {refused && (
        <div role="alert">
          <Callout tone="warning" title="Too many statements for one print job">
            Choose a range of landlords or properties with at most {MOST_STATEMENTS} statements.
          </Callout>
        </div>
      )}
      <DescriptionList items={itemsOf(selection)} />
      {isPartial && (
        <Callout tone="warning" title="Not all are shown">
          More than {MOST_ACCOUNTS.toLocaleString('en')} accounts had money in this period. Choose one
          landlord or one property: the same name in From and To.
        </Callout>
      )}
      {content()}
      {job.lines && (
        <PrintNow name={STATEMENT} onPrinted={job.onPrinted}>
          {statements.map((statement) => (
            <div key={statement.id} className={sheet}>
              <LandlordPaper
                statement={statement}
                lines={job.lines ?? new Map()}
                facts={job.facts.get(statement.id)}
                selection={selection}
                corrections={corrections}
                username={username}
              />
            </div>
          ))}
        </PrintNow>
      )}
    </Stack>
  );

  function content() {
    if (!only)
      return (
        <EmptyState title="No statements">
          None of the selected landlords had money or transactions in {statementPeriod(selection)}, in{' '}
          {currencySigns[selection.currency]}.
        </EmptyState>
      );
    if (others.length === 0)
      return (
        <OneStatement
          statement={only}
          selection={selection}
          known={found.known}
          corrections={corrections}
          onCorrections={setCorrections}
        />
      );
    const hrefOf = (name: string) => `?${searchOf({ ...selection, from: name, to: name })}`;
    return (
      <Stack gap={4}>
        <CorrectionsSwitch shown={corrections} onShown={setCorrections} />
        <RecordTable
          title="Statements"
          columns={landlordColumns(statements, selection.currency, hrefOf)}
          rows={statements}
        />
      </Stack>
    );
  }
}

const Head = ({ children }: { children: ReactNode }) => (
  <Inline justify="between">
    <Heading level={2} size="md">
      Statement preview
    </Heading>
    {children}
  </Inline>
);

function Progress({ done, total, onCancel }: { done: number; total: number; onCancel: () => void }) {
  const label = `${done} of ${total} accounts read`;
  return (
    <Stack gap={2}>
      <Inline justify="between">
        <Text size="sm" tone="muted">
          {label}
        </Text>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </Inline>
      <ProgressBar label={label} value={done} max={Math.max(1, total)} />
    </Stack>
  );
}

interface OneStatementProps extends Pick<StatementPreviewProps, 'selection'> {
  statement: LandlordStatement;
  known: number;
  corrections: boolean;
  onCorrections: (shown: boolean) => void;
}

function OneStatement({ statement, selection, known, corrections, onCorrections }: OneStatementProps) {
  const query = useQuery(statementLinesQuery(selection, statement, known));
  const facts = useQuery(statementFactsQuery(selection, statement, known));
  return (
    <Stack gap="section">
      <StatementFigures rows={statement.rows} currency={selection.currency} />
      <Fetched query={query} subject="the lines">
        {(lines) => (
          <Stack gap={4}>
            <CorrectionsSwitch count={correctionsIn(lines)} shown={corrections} onShown={onCorrections} />
            <StatementAccounts
              rows={statement.rows}
              lines={lines}
              selection={selection}
              corrections={corrections}
            />
          </Stack>
        )}
      </Fetched>
      <Fetched query={facts} subject="the arrears">
        {(known) => <StatementEnd facts={known} currency={selection.currency} />}
      </Fetched>
    </Stack>
  );
}
