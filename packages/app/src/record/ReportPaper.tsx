import { Heading } from '@rentsafe/ui/Heading';
import { PrintFooter } from '@rentsafe/ui/Print';
import type { ReportSection } from '@rentsafe/ui/ReportDialog';
import { Stack } from '@rentsafe/ui/Stack';
import { type ReactNode, type Ref, useId } from 'react';
import { PaperHead } from '../paper/PaperHead';
import { ReportClosing } from '../report/ReportClosing';
import * as styles from './ReportPaper.css';

interface ReportPaperProps {
  ref?: Ref<HTMLDivElement>;
  /** On paper. */
  title: string;
  /** Where the report comes from, and its number. */
  about: ReactNode;
  sections: readonly ReportSection[];
  /** Who is signed in. */
  username: string;
}

/** A report within a page: what is read there, and printed. */
export function ReportPaper({ ref, title, about, sections, username }: ReportPaperProps) {
  const prefix = useId();
  return (
    <div ref={ref}>
      <PaperHead title={title} of="provider" />
      <Stack gap="section" className={styles.sections}>
        {about}
        {sections.map(({ id, heading, content }) => (
          <section key={id} aria-labelledby={prefix + id}>
            <Stack gap={3} className={styles.section}>
              <Heading level={3} id={prefix + id}>
                {heading}
              </Heading>
              {content}
            </Stack>
          </section>
        ))}
        <PrintFooter user={username}>
          <ReportClosing accessLogHref={undefined} />
        </PrintFooter>
      </Stack>
    </div>
  );
}
