import { Accordion } from '@rentsafe/ui/Accordion';
import { DescriptionList } from '@rentsafe/ui/DescriptionList';
import { Link } from '@rentsafe/ui/Link';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { RatingMeanings } from '../../../report/ratings/RatingMeanings';
import { provider } from '../../../text/provider';
import { jobs, terms } from './glossary';

const items = [
  {
    value: 'ratings',
    label: 'What the ratings mean',
    content: (
      <Stack gap={4}>
        <RatingMeanings />
        <Text tone="muted">
          A rating is never the sole ground for a decision. Before three months of rent are graded, reports
          show N/A.
        </Text>
      </Stack>
    ),
  },
  {
    value: 'terms',
    label: 'Terms',
    content: (
      <DescriptionList
        items={terms.map(({ term, meaning }) => ({ term, description: meaning, wide: true }))}
      />
    ),
  },
  {
    value: 'jobs',
    label: 'How to',
    content: (
      <DescriptionList items={jobs.map(({ job, how }) => ({ term: job, description: how, wide: true }))} />
    ),
  },
];

/** What ratings and terms mean, how the daily jobs are done, and whom to ask. */
export function HelpScreen() {
  return (
    <Stack gap="section">
      <PageHeader title="Help" description="Ratings, terms and everyday tasks explained." />
      <Accordion headingLevel={2} items={items} defaultValue={['ratings']} />
      <Text>
        Still stuck? Call <Link href={`tel:${provider.phone.replace(/\s/g, '')}`}>{provider.phone}</Link> or
        write to <Link href={`mailto:${provider.email}`}>{provider.email}</Link>.
      </Text>
    </Stack>
  );
}
