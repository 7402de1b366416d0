import { Card } from '@rentsafe/ui/Card';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { Construction } from 'lucide-react';
import type { Placeholder } from './placeholders';

interface PlaceholderViewProps extends Placeholder {
  heading: string;
  /** What stands above the heading's line: which of several like it this page is. */
  group?: string | undefined;
}

/** A page that is planned: its heading, the specification's text, and what it will be for. */
export function PlaceholderView({ heading, group, text, about }: PlaceholderViewProps) {
  return (
    <Stack gap="section">
      <PageHeader title={heading} description={group} />
      <Card>
        <EmptyState icon={<Construction />} title={text === heading ? 'Still in development' : text}>
          {about}
          {text !== heading && ' This page is still in development.'}
        </EmptyState>
      </Card>
    </Stack>
  );
}
