import { today } from '@rentsafe/domain/date';
import type { PlainDate } from '@rentsafe/format/date';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Fetched } from '../../../calls/Fetched';
import { overviewQuery } from '../../../calls/overview';
import { AsAtField } from '../../../lists/AsAtField';
import { useReportUrl } from '../../../lists/reportUrl';
import { useIsStaff } from '../../../session/useIsStaff';
import { useStepLevel } from '../../../session/useMay';
import { DueTodos } from '../../../todo/DueTodos';
import { CheckTenant } from '../checkTenant/CheckTenant';
import { BookCharts } from './BookCharts';
import { FirstSteps } from './firstSteps/FirstSteps';
import { OverviewView } from './OverviewView';
import { SamplesNote } from './today/SamplesNote';
import { TodayFigures } from './today/TodayFigures';
import { Work } from './work/Work';

export function Overview() {
  const { asAt, onReport } = useReportUrl();
  return (
    <Stack gap="section">
      <SamplesNote />
      <FirstThings />
      <FirstSteps />
      <AsAtField value={asAt} onAsAt={(value) => onReport({ as_at: value })} />
      <Figures asAt={asAt === today() ? undefined : asAt} />
      <BookCharts />
    </Stack>
  );
}

const parts = {
  today: <TodayFigures key="today" />,
  todos: <DueTodos key="todos" />,
  check: <CheckTenant key="check" />,
  work: <Work key="work" />,
};

const order = {
  providerAdmin: ['work', 'todos', 'today'],
  admin: ['today', 'todos', 'check', 'work'],
  user: ['todos', 'check', 'today', 'work'],
} as const;

/** By role: staff find a record first, Admins see how the money stands, and Users what is to be done. */
function FirstThings() {
  const isStaff = useIsStaff();
  const level = useStepLevel();
  return order[isStaff ? 'providerAdmin' : level].map((part) => parts[part]);
}

/** Of today without a day. */
function Figures({ asAt }: { asAt: PlainDate | undefined }) {
  return (
    <Fetched query={useQuery(overviewQuery(asAt))} subject="the overview">
      {(overview) => <OverviewView overview={overview} asAt={asAt} />}
    </Fetched>
  );
}
