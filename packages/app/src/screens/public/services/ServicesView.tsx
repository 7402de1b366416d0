import { Badge } from '@rentsafe/ui/Badge';
import { Card } from '@rentsafe/ui/Card';
import { Grid } from '@rentsafe/ui/Grid';
import { Heading } from '@rentsafe/ui/Heading';
import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { LucideIcon } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { BareLayout } from '../../../frame/BareLayout';
import { Logo } from '../../../frame/Logo';
import * as styles from './ServicesView.css';

export interface ServicesViewProps {
  services: readonly { name: string; icon: LucideIcon; description: string; path: string; note?: string }[];
}

/** The hub: one card a service. */
export function ServicesView({ services }: ServicesViewProps) {
  return (
    <BareLayout width="wide">
      <Stack gap={6}>
        <Logo />
        <Heading level={1}>Services</Heading>
        <Grid columns={3}>
          {services.map(({ name, icon: Icon, description, path, note }) => (
            <Card key={path}>
              <Stack gap={3} align="start" className={styles.card}>
                <span className={styles.icon}>
                  <Icon aria-hidden="true" />
                </span>
                <Heading level={2} size="md">
                  {name}
                </Heading>
                {note && <Badge>{note}</Badge>}
                <Text tone="muted" className={styles.description}>
                  {description}
                </Text>
                <Link asChild>
                  <RouterLink to={path}>Open {name}</RouterLink>
                </Link>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </BareLayout>
  );
}
