import { type PlainDate, today } from '@rentsafe/domain/date';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../api/Fetched';
import { overviewQuery } from '../../api/overview';
import { AsAtField } from '../../lists/AsAtField';
import { useReportUrl } from '../../lists/reportUrl';
import { useIsStaff } from '../../session/useIsStaff';
import { CheckTenant } from '../checkTenant/CheckTenant';
import { FirstSteps } from '../firstSteps/FirstSteps';
import { DueTodos } from '../todo/DueTodos';
import { Work } from '../work/Work';
import { BookCharts } from './BookCharts';
import { OverviewView } from './OverviewView';

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
