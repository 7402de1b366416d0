import type { Lease } from '@rentsafe/domain/lease';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { type ReactNode, useRef } from 'react';
import { PaperButton, PaperSheet } from '../../../../record/Paper';
import { leaseDescription } from './leaseDescription';

interface LeasePaperProps {
  lease: Lease;
  /** 'Lease L-0007'; tenant and unit are added. */
  title: string;
  /** The text of the button that prints it. */
  print: string;
  /** There is nothing to print yet. @default false */
  disabled?: boolean;
  /** What chooses its content, before the buttons. */
  choice?: ReactNode;
  /** Further buttons. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What is printed of a lease, below the buttons for it. */
export function LeasePaper({
  lease,
  title,
  print,
  disabled = false,
  choice,
  tools,
  children,
}: LeasePaperProps) {
  const paper = useRef<HTMLDivElement>(null);
  const head = `${title} · ${leaseDescription(lease)}`;
  return (
    <Stack gap={4}>
      <Inline justify={choice ? 'between' : 'end'} align="end" gap={4}>
        {choice}
        <Inline>
          {tools}
          <PaperButton content={paper} client={lease.client} title={title} head={head} disabled={disabled}>
            {print}
          </PaperButton>
        </Inline>
      </Inline>
      <PaperSheet content={paper} client={lease.client} head={head}>
        {children}
      </PaperSheet>
    </Stack>
  );
}
