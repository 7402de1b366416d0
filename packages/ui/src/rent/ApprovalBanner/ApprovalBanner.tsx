'use client';

import { formatDate, type PlainDate } from '@rentsafe/format/date';
import { Callout, type CalloutProps } from '../../components/Callout';
import { useLocale } from '../../internal/locale/locale';
import { useMessages } from '../../internal/messages/messages';
import { approvalBannerMessages } from './ApprovalBanner.messages';

export interface Approval {
  /** Who approved it. */
  by: string;
  /** The day, as YYYY-MM-DD. */
  on: PlainDate;
  /** Whoever prepared it approved it too, since nobody else could. @default false */
  alone?: boolean;
}

export interface ApprovalBannerProps extends Omit<CalloutProps, 'tone' | 'title' | 'children'> {
  /** Who prepared it. */
  preparedBy: string;
  /** The reader prepared it, and so is not who approves it. @default false */
  preparedByReader?: boolean;
  /** Who may approve it, as it continues 'by': 'another Admin'. @default 'someone else' */
  approver?: string;
  /** How it was approved; not there while it waits. */
  approval?: Approval | undefined;
}

/** What takes two people: who prepared it, and who approved it or has to. Renders a Callout. */
export function ApprovalBanner({
  preparedBy,
  preparedByReader = false,
  approver,
  approval,
  ...rest
}: ApprovalBannerProps) {
  const messages = useMessages(approvalBannerMessages);
  const { dates, timeZone } = useLocale();
  const prepared = messages.prepared(preparedBy);
  if (!approval) {
    const waiting = preparedByReader ? messages.waitingForOther : messages.waiting;
    return (
      <Callout {...rest} tone="info" title={waiting(approver ?? messages.someoneElse)}>
        {prepared}
      </Callout>
    );
  }
  const { by, on, alone = false } = approval;
  const approved = alone ? messages.approvedAlone : messages.approved;
  return (
    <Callout
      {...rest}
      tone={alone ? 'warning' : 'success'}
      title={approved(by, formatDate(on, 'medium', timeZone, dates))}
    >
      {alone ? `${prepared} ${messages.nobodyElse}` : prepared}
    </Callout>
  );
}
