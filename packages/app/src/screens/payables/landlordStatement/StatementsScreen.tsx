import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { statementSummaryQuery, statementYearsQuery } from '../../../calls/landlordStatements';
import { useLogin } from '../../../login/useLogin';
import { StatementsView } from './StatementsView';
import { presentYear, searchOf, selectionOf } from './statementUrl';

export function StatementsScreen() {
  const [search, setSearch] = useSearchParams();
  const selection = useMemo(() => selectionOf(search), [search]);
  const { data: years = [presentYear()] } = useQuery(statementYearsQuery);
  return (
    <StatementsView
      summary={useQuery(statementSummaryQuery)}
      selection={selection}
      years={years}
      username={useLogin()?.username ?? ''}
      onSelect={(chosen) => setSearch(searchOf(chosen))}
    />
  );
}
