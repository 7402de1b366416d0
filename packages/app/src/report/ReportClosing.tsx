import { Link } from '@rentsafe/ui/Link';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { provider } from '../text/provider';
import { renderLink } from '../text/renderLink';
import * as styles from './ReportClosing.css';

/** The end of every report: confidentiality, terms, and whom to ask. */
export function ReportClosing({ accessLogHref }: { accessLogHref: string | undefined }) {
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        Confidential: this report is for the person who asked for it, for the purpose of a rental decision. It
        may not be copied or passed on, and it is never the sole ground for a decision.
      </Text>
      <Text size="sm" tone="muted">
        Terms and conditions apply.
      </Text>
      {accessLogHref && (
        <Link asChild className={styles.screenOnly}>
          {renderLink({ href: accessLogHref, children: 'Who has read this report' })}
        </Link>
      )}
      <ProviderContact />
    </Stack>
  );
}

/** Whom to ask. */
export function ProviderContact() {
  const { name, phone, email, website } = provider;
  return (
    <address className={styles.contact}>
      <strong>{name}</strong>
      <Link href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</Link>
      <Link href={`mailto:${email}`}>{email}</Link>
      <Link href={website}>{website.replace(/^https?:\/\//, '')}</Link>
    </address>
  );
}
