import { Button } from '@rentsafe/ui/Button';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { ArrowLeft, House } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BareLayout } from '../../../frame/BareLayout';

export interface NotFoundViewProps {
  path: string;
  onGoBack: () => void;
}

export function NotFoundView({ path, onGoBack }: NotFoundViewProps) {
  return (
    <BareLayout>
      <Stack gap={4}>
        <Heading level={1}>{path} Not Found</Heading>
        <Text tone="muted">This page is either still in development or does not exist.</Text>
        <Inline>
          <Button onClick={onGoBack}>
            <ArrowLeft aria-hidden="true" />
            Go Back
          </Button>
          <Button asChild>
            <Link to="/">
              <House aria-hidden="true" />
              Home
            </Link>
          </Button>
        </Inline>
      </Stack>
    </BareLayout>
  );
}
