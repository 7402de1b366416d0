import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Link } from '@rentsafe/ui/Link';
import { SplitPanel } from '@rentsafe/ui/SplitPanel';
import { Stack } from '@rentsafe/ui/Stack';

const jobs = [
  { number: 'J-101', customer: 'Rudo Ncube' },
  { number: 'J-102', customer: 'Tendai Moyo' },
];

/** How wide the list is stays for the next visit. */
export function Jobs({ chosen }: { chosen: string }) {
  const job = jobs.find(({ number }) => number === chosen);
  const list = (
    <Stack asChild gap={2}>
      <nav aria-label="Jobs">
        {jobs.map(({ number }) => (
          <Link key={number} href={`#${number}`} aria-current={number === chosen}>
            {number}
          </Link>
        ))}
      </nav>
    </Stack>
  );
  return (
    <SplitPanel label="Jobs" start={list} defaultSize={30} name="jobs" storage={globalThis.localStorage}>
      <DescriptionList items={[{ term: 'Customer', description: job?.customer ?? 'Choose a job.' }]} />
    </SplitPanel>
  );
}
