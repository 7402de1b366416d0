import type { FormSubmitEvent } from '@rentsafe/ui/Form';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ApiError, errorSentence } from '../../../calls/ApiError';
import { queryClient } from '../../../calls/queryClient';
import { verificationQuery } from '../../../calls/reportIssues';
import { type Verification, VerifyView } from './VerifyView';

/** As it is typed: `A1B2 C3D4 …`; a link has it behind its `#`, where no server logs it. */
const codeOf = (text: string) => text.replace(/[^\da-z]/gi, '').toLowerCase();

const problemOf = (error: Error): Verification => {
  const kind = error instanceof ApiError ? error.kind : 'server';
  if (kind === 'notFound') return { state: 'wrong' };
  if (kind === 'tooMany') return { state: 'tooMany' };
  return { state: 'failed', help: errorSentence(error) };
};

/** Outside the rental area, where nobody is signed in. */
export const VerifyScreen = () => (
  <QueryClientProvider client={queryClient}>
    <VerifiedReport />
  </QueryClientProvider>
);

function VerifiedReport() {
  const number = (useParams().number ?? '').trim().toUpperCase();
  const code = codeOf(useLocation().hash);
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(number, code));

  async function submit({ entries }: FormSubmitEvent) {
    const typed = codeOf(String(entries.get('code')));
    if (typed === code) await refetch();
    else await navigate({ hash: typed }, { replace: true });
    return undefined;
  }

  const verification = (): Verification => {
    if (isFetching) return { state: 'checking' };
    if (data) return { state: 'found', issue: data };
    return error ? problemOf(error) : { state: 'incomplete' };
  };
  return <VerifyView number={number} verification={verification()} onSubmit={submit} />;
}
