import { ErrorState } from '@rentsafe/ui/ErrorState';
import { Spinner } from '@rentsafe/ui/Spinner';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '../../api/ApiError';
import { overviewQuery } from '../../api/overview';
import { Work } from '../work/Work';
import { OverviewView } from './OverviewView';

export const Overview = () => (
  <Stack gap="section">
    <Work />
    <Figures />
  </Stack>
);

function Figures() {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery());
  if (data) return <OverviewView overview={data} />;
  if (isFetching) return <Spinner label="Loading the overview" />;
  return (
    <ErrorState title="Could not fetch the overview" onRetry={() => void refetch()}>
      {errorSentence(error)}
    </ErrorState>
  );
}
