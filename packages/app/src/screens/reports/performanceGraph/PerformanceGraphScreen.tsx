import type { Currency } from '@rentsafe/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { seriesQuery } from '../../../calls/insight';
import { useReportUrl } from '../../../lists/reportUrl';
import { type GraphSubject, isSame, monthsOf, subjectOf } from './graphUrl';
import { PerformanceGraphView } from './PerformanceGraphView';
import { useSubjectName } from './SubjectField';

function useDrawn(subject: GraphSubject | undefined, currency: Currency, months: number, enabled = true) {
  const part = subject ? { [subject.kind]: subject.id } : {};
  const query = useQuery({ ...seriesQuery(currency, months, part), enabled });
  const name = useSubjectName(subject);
  return { query, drawn: { name: subject ? (name ?? '…') : 'Whole portfolio', data: query.data } };
}

export function PerformanceGraphScreen() {
  const { currency, onReport } = useReportUrl();
  const [search] = useSearchParams();
  const months = monthsOf(search.get('months'));
  const [subject, other] = [subjectOf(search.get('of')), subjectOf(search.get('with'))];
  const isCompared = other !== undefined && !isSame(subject, other);
  const first = useDrawn(subject, currency, months);
  const second = useDrawn(other, currency, months, isCompared);
  const asked = isCompared ? [first, second] : [first];
  const isFetching = asked.some(({ query }) => query.isFetching);
  const isReady = asked.every(({ query }) => query.data);
  return (
    <PerformanceGraphView
      currency={currency}
      months={months}
      subject={subject}
      other={other}
      drawn={asked.map(({ drawn }) => drawn)}
      chart={{
        status: isReady ? 'ready' : isFetching ? 'loading' : 'error',
        onRetry: () => asked.forEach(({ query }) => void query.refetch()),
      }}
      onReport={onReport}
    />
  );
}
