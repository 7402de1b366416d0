import type { Month } from '@rentsafe/format/date';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../../../calls/overview';
import { todayQuery } from '../../../../calls/today';
import { dueTodosQuery } from '../../../../calls/todos';
import { useStepLevel } from '../../../../session/useMay';
import { monthText } from '../../../../text/monthText';
import { FigureCard } from './FigureCard';
import { inTheBank, monthAndArrears, waitsForYou, whoseItIs } from './figures';

/** What is in the bank, whose it is, what waits for the reader and what is late; nothing before there is an account, or where it cannot be read. */
export function TodayFigures() {
  const { data: today } = useQuery(todayQuery);
  const overview = useQuery(overviewQuery()).data;
  const due = useQuery(dueTodosQuery()).data?.count ?? 0;
  const mayApprove = useStepLevel() !== 'user';
  if (!today || today.accounts.length === 0) return null;
  return (
    <Stack gap={3} asChild>
      <section aria-labelledby="today">
        <Heading level={2} size="md" id="today">
          Today
        </Heading>
        <Grid columns={2} columnMinWidth="18rem">
          <FigureCard title="In the bank, available" figures={inTheBank(today)} />
          <FigureCard title="Whose it is" figures={whoseItIs(today)} />
          <FigureCard title="Waiting for you" figures={waitsForYou(today, due, mayApprove)} />
          <FigureCard
            title={`${monthText(today.month as Month)} and arrears`}
            figures={monthAndArrears(today, overview)}
          />
        </Grid>
      </section>
    </Stack>
  );
}
