import { HOME_PATH } from '@rentsafe/domain/session';
import { Button } from '@rentsafe/ui/Button';
import { Card } from '@rentsafe/ui/Card';
import { EmptyState } from '@rentsafe/ui/EmptyState';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { UserRoundCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountLinks } from '../../frame/accountLinks';
import { renderLink } from '../../text/renderLink';
import * as styles from './ReservedView.css';

export interface ReservedViewProps {
  heading: string;
  /** Who does it. */
  title: string;
  /** What it is for, and whom to ask. */
  children: ReactNode;
}

/** A page of which others have charge: what it is for, whom to ask, and what one can do oneself. */
export function ReservedView({ heading, title, children }: ReservedViewProps) {
  const links = [...accountLinks, { id: 'dashboard', label: 'Dashboard', href: HOME_PATH }];
  return (
    <Stack gap="section">
      <PageHeader title={heading} />
      <Card>
        <EmptyState
          icon={<UserRoundCog />}
          headingLevel={2}
          title={title}
          actions={
            <div className={styles.links}>
              {links.map(({ id, label, href }) => (
                <Button key={id} asChild>
                  {renderLink({ href, children: label })}
                </Button>
              ))}
            </div>
          }
        >
          {children}
        </EmptyState>
      </Card>
    </Stack>
  );
}
