import { Button } from '@rentsafe/ui/Button';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { lostWords } from './lostWords';
import * as styles from './RouteErrorView.css';

export interface RouteErrorViewProps {
  /** A part of the program could not be loaded. */
  lost: boolean;
  /** Tells one failure from the next: each is announced. */
  attempt: string;
  /** Another try is on its way. */
  retrying: boolean;
  onRetry: () => void;
  onReload: () => void;
}

const failedWords = {
  title: 'This page does not work right now',
  cause: 'Something went wrong while it was shown.',
};

export function RouteErrorView({ lost, attempt, retrying, onRetry, onReload }: RouteErrorViewProps) {
  const { title, cause } = lost ? lostWords : failedWords;
  return (
    <Stack gap={4} align="start" className={styles.page}>
      <Stack gap={4} role="alert" key={attempt}>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{cause} Try again; if it happens again, reload, or tell your administrator.</Text>
      </Stack>
      <Inline>
        <Button variant="primary" pending={retrying} onClick={onRetry}>
          Try again
        </Button>
        <Button onClick={onReload}>{lostWords.reload}</Button>
      </Inline>
    </Stack>
  );
}
