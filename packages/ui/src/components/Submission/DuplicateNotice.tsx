'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../../internal/messages/messages';
import { Callout } from '../Callout';
import { Link } from '../Link';
import type { Duplicate } from './refusal';
import { submissionMessages } from './Submission.messages';

export interface DuplicateNoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The record that there is already, such as `creation.duplicate`; nothing is shown without one. */
  duplicate: Duplicate | undefined;
  /** Where it is found: its address, or how that follows from the record. */
  href?: string | ((duplicate: Duplicate) => string) | undefined;
  /** What is there already, in place of "… is on file already." */
  title?: ReactNode;
  /** What to do about it, in place of the link. */
  actions?: ReactNode;
}

/** Says that there is such a record already, and leads to it in another tab: what is typed stays. Renders the `div` of a Callout. */
export function DuplicateNotice({ duplicate, href, title, actions, ...rest }: DuplicateNoticeProps) {
  const messages = useMessages(submissionMessages);
  if (!duplicate) return null;
  const address = typeof href === 'function' ? href(duplicate) : href;
  const link = address !== undefined && (
    <Link href={address} target="_blank">
      {messages.view(duplicate.name)}
    </Link>
  );
  return (
    <Callout
      tabIndex={-1}
      {...rest}
      // Its Form does not say so too.
      data-rs-says={messages.duplicate}
      tone="warning"
      title={title ?? messages.hasAlready(duplicate.name)}
      actions={actions ?? link}
    />
  );
}
