import { Button } from '@rentsafe/ui/Button';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import * as styles from './RouteErrorView.css';

export interface RouteErrorViewProps {
  /** A part of the program could not be loaded; only loading the page anew helps. */
  lost: boolean;
  onRetry: () => void;
}

export function RouteErrorView({ lost, onRetry }: RouteErrorViewProps) {
  return (
    <Stack gap={4} align="start" role="alert" className={styles.page}>
      <Heading level={1}>
        {lost ? 'This page could not be loaded' : 'This page does not work right now'}
      </Heading>
      <Text tone="muted">
        {lost
          ? 'RentSafe may have been updated since you opened it, or the connection broke off. Reload to go on.'
          : 'Something went wrong while it was shown. Try again; if it happens again, tell your administrator.'}
      </Text>
      <Button variant="primary" onClick={onRetry}>
        {lost ? 'Reload' : 'Try again'}
      </Button>
    </Stack>
  );
}
