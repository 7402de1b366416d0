import { HelpPanel } from '@rentsafe/ui/HelpPanel';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { ReactNode } from 'react';
import { helpPath } from '../paths';
import { RecordLink } from '../text/RecordLink';
import { type HelpSubject, type HelpText, helpTexts } from './helpTexts';

interface PageHelpProps {
  subject: HelpSubject;
  /** The page, with a HelpButton beside its title. */
  children: ReactNode;
}

/** A page with its help beside it. */
export function PageHelp({ subject, children }: PageHelpProps) {
  const { title, purpose, steps, note }: HelpText = helpTexts[subject];
  const help = (
    <Stack gap={3}>
      <Text>{purpose}</Text>
      <Stack asChild gap={2}>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Stack>
      {note && <Text>{note}</Text>}
      <RecordLink href={helpPath}>Terms and ratings</RecordLink>
    </Stack>
  );
  return (
    <HelpPanel title={title} help={help}>
      {children}
    </HelpPanel>
  );
}
