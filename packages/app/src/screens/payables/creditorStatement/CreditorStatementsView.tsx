import { foldCorrections } from '@rentsafe/domain/entry';
import type { Party, PartyInput } from '@rentsafe/domain/party';
import type { CreditorStatement } from '@rentsafe/domain/trustReport';
import { toMinor } from '@rentsafe/format/money';
import { joinParts } from '@rentsafe/format/text';
import { Combobox, type ComboboxValue } from '@rentsafe/ui/Combobox';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { Inline } from '@rentsafe/ui/Inline';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Statement } from '@rentsafe/ui/rent';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Fetched } from '../../../calls/Fetched';
import { MOST_BILLS } from '../../../calls/trustReports';
import { CurrencyField } from '../../../forms/CurrencyField';
import { PeriodField } from '../../../lists/PeriodField';
import type { ReportUrl } from '../../../lists/reportUrl';
import { CorrectionsSwitch } from '../../../paper/CorrectionsSwitch';
import { HEAD_LINES } from '../../../paper/PaperHead';
import { PaperButton, PaperSheet } from '../../../record/Paper';
import { day } from '../../../text/day';
import { entryTypes } from '../../../text/entryTexts';

interface CreditorStatementsViewProps extends Pick<ReportUrl, 'currency' | 'period' | 'onReport'> {
  /** Who has billed the book. */
  suppliers: UseQueryResult<readonly Party[]>;
  /** Whose statement is shown. */
  supplier: PartyInput | undefined;
  statement: UseQueryResult<CreditorStatement>;
}

const keyOf = ({ type, id }: PartyInput) => `${type}:${id}`;

/** What a supplier billed and was paid in a period, on the screen and on paper. */
export function CreditorStatementsView({ suppliers, supplier, ...rest }: CreditorStatementsViewProps) {
  const { onReport } = rest;
  return (
    <Stack gap="section">
      <PageHeader
        title="Creditor Statements"
        description="Supplier accounts. Bills are credits and payments are debits."
      />
      <Fetched query={suppliers} subject="the suppliers">
        {(parties) => {
          if (parties.length === 0 && !supplier)
            return (
              <EmptyState title="No suppliers">
                Statements appear here once a supplier’s bill has been recorded.
              </EmptyState>
            );
          return (
            <Stack gap={4}>
              <SupplierField parties={parties} supplier={supplier} onReport={onReport} />
              {supplier && <OfSupplier {...rest} />}
            </Stack>
          );
        }}
      </Fetched>
    </Stack>
  );
}

interface SupplierFieldProps extends Pick<CreditorStatementsViewProps, 'supplier' | 'onReport'> {
  parties: readonly Party[];
}

/** Keeps what is typed; who is chosen stands in the address alone, so that Back and Forward bring them. */
function SupplierField({ parties, supplier, onReport }: SupplierFieldProps) {
  const options = parties.map((party) => ({ value: keyOf(party), label: party.name }));
  const shown = supplier && keyOf(supplier);
  const ofAddress = options.find(({ value }) => value === shown) ?? '';
  const [draft, setDraft] = useState<ComboboxValue>();
  const [previous, setPrevious] = useState(shown);
  if (previous !== shown) {
    setPrevious(shown);
    setDraft(undefined);
  }
  return (
    <Combobox
      label="Supplier"
      options={options}
      value={draft ?? ofAddress}
      hint={`By name, of the latest ${MOST_BILLS.toLocaleString('en')} bills.`}
      onValueChange={({ value, option }) => {
        setDraft(option ? undefined : value);
        if (option) onReport({ supplier: String(option.value) });
      }}
      style={{ maxInlineSize: '25rem' }}
    />
  );
}

type OfSupplierProps = Omit<CreditorStatementsViewProps, 'suppliers' | 'supplier'>;

function OfSupplier({ statement, currency, period, onReport }: OfSupplierProps) {
  const paper = useRef<HTMLDivElement>(null);
  const name = statement.data?.party.name ?? '';
  const head = joinParts(['Creditor Statement', name], ' · ');
  return (
    <Stack gap={4}>
      <Inline justify="between" align="end" gap={4}>
        <Inline align="end" gap={2}>
          <PeriodField period={period} onPeriod={onReport} />
          <CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />
        </Inline>
        <PaperButton content={paper} title={head} head={head} disabled={!statement.data}>
          Print
        </PaperButton>
      </Inline>
      <Fetched query={statement} subject="the statement">
        {(found) => (
          <PaperSheet content={paper} head={head}>
            <OneStatement statement={found} />
          </PaperSheet>
        )}
      </Fetched>
    </Stack>
  );
}

const minorOf = ({ debit, credit }: CreditorStatement['lines'][number]) => toMinor(credit) - toMinor(debit);

const sideOf = (amount: string) => (toMinor(amount) === 0n ? undefined : amount);

function OneStatement({ statement }: { statement: CreditorStatement }) {
  const { party, currency, from, to, known_seq, opening, closing } = statement;
  const [corrections, setCorrections] = useState(false);
  const folded = foldCorrections(opening, statement.lines, minorOf);
  const lines = corrections ? statement.lines : folded;
  return (
    <Stack gap={4}>
      <CorrectionsSwitch
        count={statement.lines.length - folded.length}
        shown={corrections}
        onShown={setCorrections}
      />
      <Text tone="muted">
        {day(from)} to {day(to)}, in {currency} (entry {known_seq}). A negative balance means the supplier was
        overpaid.
      </Text>
      <Statement
        currency={currency}
        above={HEAD_LINES}
        accounts={[
          {
            id: keyOf(party),
            title: party.name,
            from,
            to,
            opening,
            lines: lines.map(({ entry, kind, description, debit, credit, corrects: _, ...line }) => ({
              ...line,
              id: entry,
              description: joinParts([entryTypes[kind], description], ': '),
              debit: sideOf(debit),
              credit: sideOf(credit),
            })),
            closing,
          },
        ]}
      />
    </Stack>
  );
}
