import type { AccountKind } from '@rentsafe/domain/entry';
import type { AccountBalance } from '@rentsafe/domain/ledgerReport';
import type { Currency } from '@rentsafe/domain/money';
import type { PlainDate } from '@rentsafe/format/date';
import { formatMoney } from '@rentsafe/format/money';
import type { Column } from '@rentsafe/ui/DataTable';
import { useMemo } from 'react';
import { accountBalances } from '../../../calls/trustReports';
import { RecordList } from '../../../lists/RecordList';
import { useListScreen } from '../../../lists/useListScreen';
import { bankAccountPath, landlordPath, leasePath, partyPath, propertyPath } from '../../../paths';
import { day } from '../../../text/day';
import { accountText } from '../../../text/entryTexts';
import { RecordLink } from '../../../text/RecordLink';

const place = { name: 'balances' };

/** The record that an account is of, as far as it has one. */
function Whose({ bank_account, lease, landlord, party }: AccountBalance) {
  if (bank_account)
    return <RecordLink href={bankAccountPath(bank_account.id)}>{bank_account.name}</RecordLink>;
  if (lease) return <RecordLink href={leasePath(lease.id)}>{lease.number}</RecordLink>;
  if (landlord) return <RecordLink href={landlordPath(landlord.id)}>{landlord.name}</RecordLink>;
  return party ? <RecordLink href={partyPath(party)}>{party.name}</RecordLink> : 'The whole account';
}

const nameOf = ({ bank_account, lease, landlord, party }: AccountBalance) =>
  (bank_account ?? landlord ?? party)?.name ?? lease?.number ?? '';

const columnsIn = (currency: Currency): Column<AccountBalance>[] => [
  { id: 'whose', header: 'Account', value: nameOf, cell: Whose, rowHeader: true },
  {
    id: 'party',
    header: 'Tenant or Payee',
    value: ({ party }) => party?.name ?? null,
    cell: ({ party }) => party && <RecordLink href={partyPath(party)}>{party.name}</RecordLink>,
  },
  {
    id: 'property',
    header: 'Property',
    value: ({ property }) => property?.name ?? null,
    cell: ({ property }) =>
      property && <RecordLink href={propertyPath(property.id)}>{property.name}</RecordLink>,
  },
  {
    id: 'balance',
    header: 'Balance',
    kind: 'money',
    value: ({ balance }) => formatMoney(balance, currency),
    cell: ({ balance }) => formatMoney(balance, currency),
  },
];

interface AccountBalancesProps {
  kind: AccountKind;
  currency: Currency;
  asAt: PlainDate;
}

/** A figure of the trial balance, split by account. */
export function AccountBalances({ kind, currency, asAt }: AccountBalancesProps) {
  const queries = useMemo(() => accountBalances(currency, kind, asAt), [currency, kind, asAt]);
  const list = useListScreen({ place, queries });
  const columns = useMemo(() => columnsIn(currency), [currency]);
  return (
    <RecordList
      {...list}
      records="account balances"
      counted="accounts"
      title={`${accountText({ kind })} by account as at ${day(asAt)}, ${currency}`}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={nameOf}
      canSelect={false}
      emptyHelp={`No account of this kind had a balance in ${currency} on ${day(asAt)}.`}
    />
  );
}
