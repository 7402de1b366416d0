import type { ReactNode } from 'react';
import { PaperHead } from '../paper/PaperHead';
import { capitalised } from '../text/capitalised';
import { provider } from '../text/provider';
import * as styles from './ConsentPaper.css';

export interface ConsentPaperProps {
  /** Who consents. */
  name?: string | undefined;
  /** 'national ID 63123456B63' */
  number?: string | undefined;
  /** To whom. */
  issuer: string;
}

const purposes = ['Application to rent', 'Renewal of a lease', 'Surety for another tenant', 'Other'];

/** To be written by hand, unless it is known. */
const Line = ({ label, children }: { label: string; children?: ReactNode }) => (
  <div className={styles.line}>
    <span>{label}</span>
    <span className={styles.blank}>{children}</span>
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);

/** The consent of a person or a company on one sheet, to be signed: what for, for how long, and with which rights. */
export function ConsentPaper({ name, number, issuer }: ConsentPaperProps) {
  return (
    <div className={styles.paper}>
      <PaperHead title="Consent to a Rent Payment Status Report" />
      <Part title="Given By">
        <Line label="Name">{name}</Line>
        <Line label="National ID, passport or registration number">{number && capitalised(number)}</Line>
        <Line label="Address" />
        <Line label="Telephone" />
      </Part>
      <Part title="What I agree to">
        <p className={styles.text}>
          {issuer} may read, and print for the purpose below, the report that {provider.name} holds about me:
          my personal details, how I paid rent and charges to the landlords who report to {provider.name},
          what I still owe them, claims against me, and the rating that follows from it.
        </p>
      </Part>
      <Part title="Purpose (tick one)">
        <ul className={styles.purposes}>
          {purposes.map((purpose) => (
            <li key={purpose} className={styles.line}>
              <span className={styles.box} />
              <span>{purpose}</span>
              <span className={styles.blank} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Period">
        <div className={styles.days}>
          <Line label="From" />
          <Line label="to the last day" />
        </div>
      </Part>
      <Part title="My rights">
        <ul className={styles.rights}>
          <li>Access: I may see all that is held about me, and who has read it.</li>
          <li>Correction: I may have wrong details corrected.</li>
          <li>
            Withdrawal: I may withdraw this consent at any time, in writing. From then on nobody may read the
            report under it; earlier readings stay in the log.
          </li>
          <li>
            Dispute: I may dispute a charge or a claim. Until it is decided, it is left out of the rating.
          </li>
          <li>A rating is never the only ground on which I am refused.</li>
        </ul>
      </Part>
      <Part title="Who holds my data">
        <p className={styles.text}>
          {provider.name}, telephone {provider.phone}, email {provider.email}, {provider.website}. Requests
          may be made there or to {issuer}.
        </p>
      </Part>
      <div className={styles.signatures}>
        <Line label="Signature" />
        <Line label="Date" />
        <Line label="Witness" />
        <Line label="Signature" />
      </div>
      <div className={styles.office}>
        <Line label="Office use: filed under" />
      </div>
    </div>
  );
}
