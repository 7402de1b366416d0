import { listActivity } from '@rentsafe/domain/audit';
import { listCompanies } from '@rentsafe/domain/company';
import { listIndividuals } from '@rentsafe/domain/individual';
import { HOME_PATH } from '@rentsafe/domain/session';
import { Button } from '@rentsafe/ui/Button';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { StatCard } from '@rentsafe/ui/StatCard';
import { Text } from '@rentsafe/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { type CountedList, matchCount, weekStart } from '../../../../calls/work';
import { countText } from '../../../../lists/rangeText';
import { companyPath, individualPath } from '../../../../paths';
import { type RecentRecord, useRecentRecords } from '../../../../session/recentRecords';
import { useIsStaff } from '../../../../session/useIsStaff';
import { renderLink } from '../../../../text/renderLink';
import * as styles from './Work.css';

/** What the frame gives to the screens in it. */
export interface FrameContext {
  onSearch: () => void;
}

const pathOf = { individual: individualPath, company: companyPath };

/** Where one goes on working: search, what was open last, and what is new. */
export function Work() {
  const frame = useOutletContext<FrameContext | null>();
  const isStaff = useIsStaff();
  const from = weekStart();
  return (
    <Stack asChild gap={3}>
      <section aria-labelledby="your-work">
        <Heading level={2} size="md" id="your-work">
          Your work
        </Heading>
        {isStaff && (
          <Button className={styles.search} onClick={frame?.onSearch}>
            <Search aria-hidden="true" />
            Find a tenant, company or ID number
          </Button>
        )}
        <RecentRecords />
        <Grid columns={5} columnMinWidth="10rem">
          <Figure
            label="Reports you read"
            list={listActivity}
            query={{ mine: 'true', action: 'report_read', created_from: from }}
            hint="In the last 7 days"
          />
          {isStaff && <Register from={from} />}
        </Grid>
      </section>
    </Stack>
  );
}

const linkTo = (search: Record<string, string>, children: ReactNode) => (
  <Link asChild>{renderLink({ href: `${HOME_PATH}?${new URLSearchParams(search)}`, children })}</Link>
);

interface FigureProps {
  label: string;
  list: CountedList;
  query: Record<string, string>;
  hint: ReactNode;
}

/** A dash until it is known, and where it cannot be read: the figures are a service, no ground of anything. */
function Figure({ label, list, query, hint }: FigureProps) {
  const { data } = useQuery(matchCount(list, query));
  return <StatCard label={label} value={data ? countText(data) : '–'} hint={hint} />;
}

/** What is new in the register, and what is to be mended in it. */
function Register({ from }: { from: string }) {
  return (
    <>
      <Figure
        label="Individuals added"
        list={listIndividuals}
        query={{ created_from: from }}
        hint={linkTo({ tab: 'individual', individual_created_from: from }, 'In the last 7 days')}
      />
      <Figure
        label="Companies added"
        list={listCompanies}
        query={{ created_from: from }}
        hint={linkTo({ tab: 'company', company_created_from: from }, 'In the last 7 days')}
      />
      <Figure
        label="Individuals with incomplete records"
        list={listIndividuals}
        query={{ to_mend: 'true' }}
        hint={linkTo(
          { tab: 'individual', individual_to_mend: 'true' },
          'No telephone, no address or a doubtful ID',
        )}
      />
      <Figure
        label="Companies with incomplete records"
        list={listCompanies}
        query={{ to_mend: 'true' }}
        hint={linkTo({ tab: 'company', company_to_mend: 'true' }, 'No telephone or no address')}
      />
    </>
  );
}

function RecentRecords() {
  const records = useRecentRecords();
  if (records.length === 0) return null;
  return (
    <div className={styles.recent}>
      <Text tone="muted" id="recent-records">
        Recent records
      </Text>
      <ul aria-labelledby="recent-records" className={styles.records}>
        {records.map((record: RecentRecord) => (
          <li key={`${record.about} ${record.id}`}>
            <Link asChild>
              {renderLink({ href: pathOf[record.about](record.id), children: record.name })}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
