import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading';
import * as styles from './ReportDialog.css';

export interface ReportSection {
  /** Unique within the report. */
  id: string;
  /** The heading of the part. */
  heading: ReactNode;
  /** What is read and printed. */
  content: ReactNode;
}

/** The sections of a report, each a region named by its heading. */
export function ReportSections({ sections }: { sections: readonly ReportSection[] }) {
  const prefix = useId();
  return sections.map(({ id, heading, content }) => (
    <section key={id} aria-labelledby={`${prefix}${id}`} data-part="section" className={styles.section}>
      <Heading level={3} id={`${prefix}${id}`} className={styles.sectionHeading}>
        {heading}
      </Heading>
      {content}
    </section>
  ));
}
