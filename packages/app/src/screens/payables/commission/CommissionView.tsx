import type { CommissionPage, CommissionRow } from '@rentsafe/domain/trustReport';
import { pinnedColumns } from '@rentsafe/ui/DataTableLayout';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Money } from '@rentsafe/ui/Money';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { useMemo } from 'react';
import { CurrencyField } from '../../../forms/CurrencyField';
import { PeriodField } from '../../../lists/PeriodField';
import { RecordList } from '../../../lists/RecordList';
import type { ReportUrl } from '../../../lists/reportUrl';
import type { ListViewProps } from '../../../lists/useListScreen';
import { OpeningButton } from '../../../overlays/OpeningButton';
import type { Opening } from '../../../overlays/useLazyDialog';
import { day } from '../../../text/day';
import { commissionColumns } from './commissionColumns';
import { commissionKey } from './commissionKey';

export interface CommissionViewProps
  extends ListViewProps<CommissionRow>,
    Pick<ReportUrl, 'currency' | 'period' | 'onReport'> {
  /** For who may draft a disbursement: of what is available. */
  draw: Opening<string> | undefined;
}

const features = [pinnedColumns()];

/** What the agency earned of collected rent in a period, what of it was drawn, and what could be. */
export function CommissionView({ currency, period, onReport, draw, ...list }: CommissionViewProps) {
  const page = list.page as CommissionPage | undefined;
  const columns = useMemo(() => commissionColumns(page, currency), [page, currency]);
  const canDraw = draw && page && Number(page.available) > 0;
  return (
    <Stack gap="section">
      <PageHeader
        title="Commission Statements"
        description="Commission earned on rent collected, with and without VAT."
        actions={
          canDraw && (
            <OpeningButton trigger={draw} subject={page.available}>
              Draw…
            </OpeningButton>
          )
        }
      />
      <RecordList
        {...list}
        records="commission"
        counted="properties"
        title={`Commission from ${day(period.from)} to ${day(period.to)}, ${currency}`}
        scope={
          <>
            <PeriodField period={period} onPeriod={onReport} />
            <CurrencyField value={currency} onCurrency={(value) => onReport({ currency: value })} />
          </>
        }
        summary={
          page && (
            <DescriptionList
              items={[
                {
                  term: 'Drawn in the period',
                  description: <Money amount={page.drawn} currency={currency} />,
                },
                {
                  term: 'Available today',
                  description: <Money amount={page.available} currency={currency} />,
                },
              ]}
            />
          )
        }
        columns={columns}
        features={features}
        rowKey={commissionKey}
        rowName={({ landlord, property }) => `${landlord.name}, ${property.name}`}
        canSelect={false}
        emptyHelp={`No commission was earned in ${currency} from ${day(period.from)} to ${day(period.to)}.`}
      />
    </Stack>
  );
}
