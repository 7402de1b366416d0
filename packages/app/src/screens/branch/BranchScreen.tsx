import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError, errorSentence } from '../../api/ApiError';
import { branchQuery } from '../../api/branches';
import { BranchView } from './BranchView';

const isMissing = (error: unknown) => error instanceof ApiError && error.kind === 'notFound';

export function BranchScreen() {
  const { id } = useParams();
  const { data, error, isFetching, refetch } = useQuery(branchQuery(Number(id)));
  return (
    <BranchView
      branch={data}
      loading={isFetching}
      missing={isMissing(error)}
      error={error ? errorSentence(error) : undefined}
      onRetry={() => void refetch()}
    />
  );
}
