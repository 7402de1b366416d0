import type { Signer } from '@rentsafe/domain/document';
import { Heading } from '@rentsafe/ui/Heading';
import { Text } from '@rentsafe/ui/Text';
import * as styles from './Signatures.css';

const Line = ({ label, text }: { label: string; text?: string }) => (
  <div className={styles.line}>
    <span className={styles.label}>{label}</span>
    <span className={styles.space}>{text}</span>
  </div>
);

/** Places to sign, with who signs there; none is divided between two sheets. */
export const Signatures = ({ signers }: { signers: readonly Signer[] }) => (
  <section className={styles.signatures} aria-label="Signatures">
    <Heading level={2} size="sm" className={styles.heading}>
      Signatures
    </Heading>
    <div className={styles.blocks}>
      {signers.map(({ role, name }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tenants may have one name
        <div key={nth} className={styles.block}>
          <Text weight="semibold" size="sm">
            {role}
          </Text>
          <Line label="Name" text={name} />
          <Line label="Signature" />
          <div className={styles.pair}>
            <Line label="Date" />
            <Line label="Place" />
          </div>
        </div>
      ))}
    </div>
  </section>
);
