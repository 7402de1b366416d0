import type { Message } from '@rentsafe/domain/message';
import { formatDateTime } from '@rentsafe/format/date';
import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { messageQuery } from '../../../../calls/messages';
import { channelTexts, kindTexts, messageStateTexts } from '../../../../message/messageTexts';
import { recipientName, recipientPath } from '../../../../message/recipient';
import { communicationPath, leasePath, requestPath, workOrderPath } from '../../../../paths';
import { PaperButton, PaperSheet } from '../../../../record/Paper';
import { RecordFrame } from '../../../../record/RecordFrame';
import { Section } from '../../../../record/Section';
import { useRecord } from '../../../../record/useRecord';
import { useIssuer } from '../../../../session/useIssuer';
import { dotted } from '../../../../text/dotted';
import * as styles from '../../../../text/letter.css';
import { RecordLink } from '../../../../text/RecordLink';
import { StateBadge } from '../../../../text/StateBadge';
import { MessageSteps } from './MessageSteps';

const frame = {
  kind: 'message',
  trail: [{ label: 'Communication', href: communicationPath }],
} as const;

const moment = (value: string | null) => (value ? formatDateTime(value) : null);

const maintenancePaths = { request: requestPath, work_order: workOrderPath };

const About = ({ about: { type, id, number, is_emergency } }: { about: NonNullable<Message['about']> }) => (
  <>
    <RecordLink href={maintenancePaths[type](id)}>{number}</RecordLink>
    {is_emergency && (
      <Text size="sm" tone="muted">
        Emergency: sent at any hour.
      </Text>
    )}
  </>
);

const Details = ({ message }: { message: Message }) => (
  <Section
    title="Delivery"
    items={[
      { term: 'State', description: <StateBadge {...messageStateTexts[message.state]} /> },
      {
        term: 'To',
        description: <RecordLink href={recipientPath(message)}>{recipientName(message)}</RecordLink>,
      },
      { term: 'Address', description: <span className={styles.text}>{message.address}</span> },
      {
        term: 'Lease',
        description: message.lease && (
          <RecordLink href={leasePath(message.lease.id)}>{message.lease.number}</RecordLink>
        ),
      },
      { term: 'About', description: message.about && <About about={message.about} /> },
      { term: 'Kind', description: kindTexts[message.kind] },
      { term: 'Template', description: message.template?.name },
      {
        term: 'Created',
        description: dotted(moment(message.created_at) ?? '', message.created_by?.name ?? 'automatically'),
      },
      { term: 'Attempts', description: String(message.attempts) },
      { term: 'Next Attempt', description: message.channel === 'letter' ? null : moment(message.next_at) },
      { term: 'Sent', description: moment(message.sent_at) },
    ]}
  />
);

/** A message as it was written, and how far it has come; a letter to print. */
export function MessageScreen() {
  const id = Number(useParams().id);
  const found = useRecord(messageQuery(id));
  const issuer = useIssuer('record' in found ? found.record.client : undefined);
  const paper = useRef<HTMLDivElement>(null);
  if ('absence' in found) return <RecordFrame {...frame} {...found} />;
  const { record } = found;
  const title = record.subject ?? kindTexts[record.kind];
  const head = `${title} · ${recipientName(record)}`;
  return (
    <RecordFrame
      {...frame}
      name={title}
      description={dotted(channelTexts[record.channel], recipientName(record))}
      actions={
        <>
          {record.channel === 'letter' && (
            <PaperButton content={paper} client={record.client} title={title} head={head}>
              Print letter
            </PaperButton>
          )}
          <MessageSteps message={record} />
        </>
      }
    >
      {record.error && (
        <Callout tone={record.state === 'failed' ? 'danger' : 'warning'}>
          {record.error}
          {record.state === 'unknown' && ' Ask the recipient before you send it again.'}
        </Callout>
      )}
      {record.note && (
        <Callout tone="info">
          {record.note}{' '}
          {record.delivery.email === 'smtp'
            ? 'Now one is: check that it is still true before you send it.'
            : 'It can be sent once one is.'}
        </Callout>
      )}
      <Details message={record} />
      <PaperSheet content={paper} client={record.client} head={head}>
        <Stack gap={4}>
          {record.channel === 'letter' && (
            <Text className={styles.text}>{`${issuer}\n\n${recipientName(record)}\n${record.address}`}</Text>
          )}
          <Text weight="semibold">{title}</Text>
          <Text className={styles.text}>{record.body}</Text>
        </Stack>
      </PaperSheet>
    </RecordFrame>
  );
}
