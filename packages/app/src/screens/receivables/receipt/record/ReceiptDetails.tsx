import type { Receipt } from '@rentsafe/domain/receipt';
import { formatMoney } from '@rentsafe/format/money';
import { Callout } from '@rentsafe/ui/Callout';
import type { Column } from '@rentsafe/ui/DataTable';
import { DateText } from '@rentsafe/ui/DateText';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { typeText } from '../../../../charge/chargeTexts';
import { RecordTable } from '../../../../frame/RecordTable';
import { leasePath, partyPath } from '../../../../paths';
import { Section } from '../../../../record/Section';
import { amountText } from '../../../../text/Amounts';
import { capitalised } from '../../../../text/capitalised';
import { day } from '../../../../text/day';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { leftText, receiptStateTexts, sourceTexts } from '../list/receiptTexts';

type Allocation = Receipt['allocations'][number];

const columnsIn = (currency: string): Column<Allocation>[] => {
  const money = (id: 'net' | 'vat' | 'amount', header: string): Column<Allocation> => ({
    id,
    header,
    kind: 'money',
    cell: (row) => formatMoney(row[id], currency),
  });
  return [
    { id: 'type', header: 'Charge', cell: ({ type }) => typeText(type), rowHeader: true },
    { id: 'due_on', header: 'Due', cell: ({ due_on }) => <DateText value={due_on} /> },
    money('net', 'Net'),
    money('vat', 'VAT'),
    money('amount', 'Amount'),
  ];
};

/** All that is known of a receipt, with what it settled: also what is printed of it. */
export function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const { lease, tenant, amount, paid, rate, reversed, allocations } = receipt;
  const columns = useMemo(() => columnsIn(amount.currency), [amount.currency]);
  return (
    <Stack gap="section">
      {reversed && (
        <Callout tone="warning" title={`Reversed on ${day(reversed.on)}.`}>
          {reversed.reason}
        </Callout>
      )}
      <Section
        title="Payment"
        items={[
          { term: 'Amount', description: amountText(amount) },
          ...(paid ? [{ term: 'Paid', description: `${amountText(paid)} at ${rate}` }] : []),
          { term: 'Received On', description: day(receipt.received_on) },
          {
            term: 'Tenant',
            description: tenant && <RecordLink href={partyPath(tenant)}>{tenant.name}</RecordLink>,
          },
          {
            term: 'Lease',
            description: lease && <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>,
          },
          { term: 'Payer', description: receipt.payer },
          { term: 'Method', description: capitalised(receipt.method) },
          { term: 'Reference', description: receipt.reference },
          { term: 'Account', description: receipt.bank_account?.name ?? sourceTexts[receipt.source] },
          { term: 'State', description: <StateBadge {...receiptStateTexts[receipt.state]} /> },
          { term: 'Unallocated', description: leftText(receipt) },
        ]}
      />
      {allocations.length > 0 && <RecordTable title="Allocated to" columns={columns} rows={allocations} />}
    </Stack>
  );
}
