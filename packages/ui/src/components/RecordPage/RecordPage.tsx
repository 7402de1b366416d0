'use client';

import { clsx } from 'clsx/lite';
import { type ReactNode, useRef } from 'react';
import { ChevronLeft, ChevronRight } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { Breadcrumbs } from '../Breadcrumbs';
import { Button } from '../Button';
import { Link } from '../Link';
import { PageHeader } from '../PageHeader';
import { Stack } from '../Stack';
import { RecordAbsence } from './RecordAbsence';
import * as styles from './RecordPage.css';
import { recordPageMessages } from './RecordPage.messages';
import { PaperButton, PaperSheet } from './RecordPaper';
import { RecordTabs } from './RecordTabs';
import type { NeighbourRecord, RecordPageProps } from './recordPageProps';

interface NeighbourProps {
  record: NeighbourRecord | undefined;
  label: string;
  children: ReactNode;
}

/** A link of the width of its icon, to the record beside this one. */
const Neighbour = ({ record, label, children }: NeighbourProps) =>
  record && (
    <Button asChild variant="ghost" aria-label={record.label ? `${label}: ${record.label}` : label}>
      <Link href={record.href}>{children}</Link>
    </Button>
  );

/**
 * The page of a record: the way to it, its name and state, what can be done with it, and what is known of it in tabs; or why it is
 * not there. Rendered for both, so that the heading stays, and keeps the focus, when the record arrives. Renders a `div`.
 */
export function RecordPage({
  label,
  status = 'ready',
  title,
  trail,
  description,
  tag,
  actions,
  tabs,
  address,
  previous,
  next,
  paper,
  movedTo,
  missing,
  error,
  onRetry,
  classNames,
  children,
  ...rest
}: RecordPageProps) {
  const messages = useMessages(recordPageMessages);
  const sheet = useRef<HTMLDivElement>(null);
  const isReady = status === 'ready';
  const isPaper = isReady && paper !== undefined && paper.content === undefined;
  const shown = (
    <>
      {children}
      {tabs && tabs.length > 0 && <RecordTabs label={title} tabs={tabs} address={address} />}
    </>
  );
  const buttons = isReady && (previous || next || actions || paper) && (
    <>
      {(previous || next || paper) && (
        <div className={styles.group}>
          <Neighbour record={previous} label={messages.previous(label)}>
            <ChevronLeft aria-hidden="true" />
          </Neighbour>
          <Neighbour record={next} label={messages.next(label)}>
            <ChevronRight aria-hidden="true" />
          </Neighbour>
          {paper && <PaperButton paper={paper} sheet={sheet} />}
        </div>
      )}
      {actions && <div className={styles.group}>{actions}</div>}
    </>
  );
  return (
    <Stack gap="section" {...rest}>
      <Stack gap={2} data-part="head" className={clsx(isPaper && styles.replaced, classNames?.head)}>
        {trail && <Breadcrumbs items={[...trail, { label: title }]} />}
        <PageHeader title={title} {...(isReady && { description, tag, actions: buttons })} />
      </Stack>
      {!isReady && <RecordAbsence {...{ label, status, movedTo, missing, error, onRetry }} />}
      {isReady && !isPaper && shown}
      {isPaper && (
        <PaperSheet paper={paper} sheet={sheet}>
          <Stack gap="section">{shown}</Stack>
        </PaperSheet>
      )}
      {isReady && paper && !isPaper && (
        <div hidden>
          <PaperSheet paper={paper} sheet={sheet}>
            {paper.content}
          </PaperSheet>
        </div>
      )}
    </Stack>
  );
}
