import { Button } from '@rentsafe/ui/Button';
import { Heading } from '@rentsafe/ui/Heading';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { Link } from 'react-router-dom';
import { BareLayout } from '../../../frame/BareLayout';
import { brand } from '../../../frame/brand';
import { Logo } from '../../../frame/Logo';
import { ProviderSignOut } from '../../../session/ProviderSignOut';
import * as styles from './LandingView.css';

export interface LandingViewProps {
  /** Where Login leads: the rental area for who is signed in. */
  loginPath: string;
  /** Whom one may still be signed in with. */
  provider: string | null;
}

/** The front door: the logo and the way in. */
export function LandingView({ loginPath, provider }: LandingViewProps) {
  return (
    <BareLayout>
      <Stack gap={6} align="center" className={styles.middle}>
        <div className={styles.sign}>
          <Logo small />
        </div>
        <Stack gap={2} align="center">
          <Heading level={1}>{brand.name}</Heading>
          <Text tone="muted" size="lg">
            Rent payment status, rental management and accounting for your team.
          </Text>
        </Stack>
        <Button variant="primary" asChild>
          <Link to={loginPath}>Login</Link>
        </Button>
        {provider && <ProviderSignOut name={provider} />}
      </Stack>
    </BareLayout>
  );
}
