import type { Landlord } from '@rentsafe/domain/landlord';
import { type Currency, currencies } from '@rentsafe/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { heldForQuery } from '../../../../calls/disbursements';
import { RecordTable } from '../../../../frame/RecordTable';
import { heldColumns } from '../../../../payment/heldColumns';

function Held({ landlord, currency }: { landlord: Landlord; currency: Currency }) {
  const { data = [] } = useQuery(heldForQuery(landlord.id, landlord.client.id, currency));
  const columns = useMemo(() => heldColumns(currency), [currency]);
  return data.length > 0 && <RecordTable title={`Money held in ${currency}`} columns={columns} rows={data} />;
}

/** What is held for a landlord, what of it open bills and the reserve need, and what can be paid out. */
export const LandlordMoney = ({ landlord }: { landlord: Landlord }) =>
  currencies.map((currency) => <Held key={currency} landlord={landlord} currency={currency} />);
