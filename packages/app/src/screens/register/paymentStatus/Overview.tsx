import { type PlainDate, today } from '@rentsafe/domain/date';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../calls/Fetched';
import { overviewQuery } from '../../../calls/overview';
import { AsAtField } from '../../../lists/AsAtField';
import { useReportUrl } from '../../../lists/reportUrl';
import { useIsStaff } from '../../../session/useIsStaff';
import { DueTodos } from '../../../todo/DueTodos';
import { CheckTenant } from '../checkTenant/CheckTenant';
import { BookCharts } from './BookCharts';
import { FirstSteps } from './firstSteps/FirstSteps';
import { OverviewView } from './OverviewView';
import { Work } from './work/Work';

export function Overview() {
  const { asAt, onReport } = useReportUrl();
  const isStaff = useIsStaff();
  return (
    <Stack gap="section">
      {!isStaff && <CheckTenant />}
      <Work />
      <DueTodos />
      <FirstSteps />
      <AsAtField value={asAt} onAsAt={(value) => onReport({ as_at: value })} />
      <Figures asAt={asAt === today() ? undefined : asAt} />
      <BookCharts />
    </Stack>
  );
}

/** Of today without a day. */
function Figures({ asAt }: { asAt: PlainDate | undefined }) {
  return (
    <Fetched query={useQuery(overviewQuery(asAt))} subject="the overview">
      {(overview) => <OverviewView overview={overview} asAt={asAt} />}
    </Fetched>
  );
}
