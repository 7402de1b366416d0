import type { PartyInput } from '@rentsafe/domain/party';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { creditorStatementQuery, suppliersQuery } from '../../../calls/trustReports';
import { useReportUrl } from '../../../lists/reportUrl';
import { CreditorStatementsView } from './CreditorStatementsView';

/** `company:7` */
function partyOf(text: string | null): PartyInput | undefined {
  const [, type, id] = /^(individual|company):([1-9]\d{0,14})$/.exec(text ?? '') ?? [];
  return type && id ? { type: type as PartyInput['type'], id: Number(id) } : undefined;
}

export function CreditorStatementsScreen() {
  const [search] = useSearchParams();
  const { currency, period, onReport } = useReportUrl();
  const supplier = partyOf(search.get('supplier'));
  const statement = useQuery({
    ...creditorStatementQuery(supplier ?? { type: 'company', id: 0 }, currency, period),
    enabled: supplier !== undefined,
  });
  return (
    <CreditorStatementsView
      suppliers={useQuery(suppliersQuery)}
      supplier={supplier}
      statement={statement}
      currency={currency}
      period={period}
      onReport={onReport}
    />
  );
}
