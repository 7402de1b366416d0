import type { DataRequest, DataRight } from '@rentsafe/domain/dataRequest';
import { Button } from '@rentsafe/ui/Button';
import { Callout } from '@rentsafe/ui/Callout';
import { Heading } from '@rentsafe/ui/Heading';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import type { ReactNode } from 'react';
import { holds, purposeHints, purposeLabels, rightLabels } from '../../../dataRequest/dataRequestTexts';
import { RecordLink } from '../../../text/RecordLink';

interface RightProps {
  right: DataRight;
  text: ReactNode;
  children?: ReactNode;
}

const Right = ({ right, text, children }: RightProps) => (
  <Stack asChild gap={3}>
    <section aria-label={rightLabels[right]}>
      <Heading level={2} size="md">
        {rightLabels[right]}
      </Heading>
      <Text as="div">{text}</Text>
      {children}
    </section>
  </Stack>
);

export interface RightsProps {
  everythingPath: string;
  /** Of the disputes of the person. */
  disputesPath: string;
  requests: readonly DataRequest[];
  /** What stands in the way of erasing. */
  ties: readonly string[];
  /** It is being made. */
  isSaving: boolean;
  onSave: () => void;
  onEdit: () => void;
  onAnonymise: () => void;
  onObject: () => void;
}

/** The four rights of a person, with what is done for each. */
export function Rights(props: RightsProps) {
  const { everythingPath, disputesPath, requests, ties, isSaving, onSave, onEdit, onAnonymise, onObject } =
    props;
  const objections = requests.filter(holds);
  return (
    <>
      <Right
        right="access"
        text="The person is given a copy of what is held, on paper or as a file. Handing it over is recorded."
      >
        <Inline gap={2}>
          <RecordLink href={everythingPath}>Print everything held</RecordLink>
          <Button pending={isSaving} onClick={onSave}>
            Save as file
          </Button>
        </Inline>
      </Right>
      <Right
        right="correction"
        text="RentSafe corrects the record. What a company reported, it corrects itself: open a dispute on the lease, which is decided in 20 business days."
      >
        <Inline gap={2}>
          <Button onClick={onEdit}>Edit record…</Button>
          <RecordLink href={disputesPath}>Disputes</RecordLink>
        </Inline>
      </Right>
      <Right
        right="erasure"
        text="What names the person is erased. Accounts, receipts and the log of reads must be kept, without the person: see On Erasure above."
      >
        {ties.length > 0 ? (
          <Callout tone="warning" title="To do first">
            <ul style={{ margin: 0, paddingInlineStart: '1rem' }}>
              {ties.map((tie) => (
                <li key={tie}>{tie}</li>
              ))}
            </ul>
          </Callout>
        ) : (
          <Inline gap={2}>
            <Button variant="danger" onClick={onAnonymise}>
              Anonymise…
            </Button>
          </Inline>
        )}
      </Right>
      <Right
        right="objection"
        text={
          objections.length === 0
            ? 'None is held to. The person may object to messages, and to being found in the register.'
            : 'Held to until ended:'
        }
      >
        {objections.length > 0 && (
          <ul style={{ margin: 0, paddingInlineStart: '1rem' }}>
            {objections.map(({ id, number, purpose }) => (
              <li key={id}>{purpose && `${purposeLabels[purpose]} (${number}). ${purposeHints[purpose]}`}</li>
            ))}
          </ul>
        )}
        <Inline gap={2}>
          <Button onClick={onObject}>Record objection…</Button>
        </Inline>
      </Right>
    </>
  );
}
