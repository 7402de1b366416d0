import { type PlainDate, today } from '@rentsafe/domain/date';
import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../api/ApiError';
import { overviewQuery } from '../../api/overview';
import { AsAtField } from '../../lists/AsAtField';
import { useReportUrl } from '../../lists/reportUrl';
import { Work } from '../work/Work';
import { OverviewView } from './OverviewView';

export function Overview() {
  const { asAt, onReport } = useReportUrl();
  return (
    <Stack gap="section">
      <Work />
      <AsAtField value={asAt} onAsAt={(value) => onReport({ as_at: value })} />
      <Figures asAt={asAt === today() ? undefined : asAt} />
    </Stack>
  );
}

/** Of today without a day. */
function Figures({ asAt }: { asAt: PlainDate | undefined }) {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(asAt));
  if (data) return <OverviewView overview={data} asAt={asAt} />;
  if (isFetching) return <Spinner label="Loading the overview" />;
  return (
    <ErrorState title="Could not fetch the overview" onRetry={() => void refetch()}>
      {errorSentence(error)}
    </ErrorState>
  );
}
