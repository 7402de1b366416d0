import { Button } from '@rentsafe/ui/Button';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { lostWords } from './lostWords';
import * as styles from './RouteErrorView.css';

export interface RouteErrorViewProps {
  /** A part of the program could not be loaded; only loading the page anew helps. */
  lost: boolean;
  onRetry: () => void;
}

export function RouteErrorView({ lost, onRetry }: RouteErrorViewProps) {
  return (
    <Stack gap={4} align="start" role="alert" className={styles.page}>
      <Heading level={1}>{lost ? lostWords.title : 'This page does not work right now'}</Heading>
      <Text tone="muted">
        {lost
          ? lostWords.text
          : 'Something went wrong while it was shown. Try again; if it happens again, tell your administrator.'}
      </Text>
      <Button variant="primary" onClick={onRetry}>
        {lost ? lostWords.reload : 'Try again'}
      </Button>
    </Stack>
  );
}
