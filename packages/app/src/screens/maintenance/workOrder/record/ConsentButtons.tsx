import { knownCost, type WorkOrder, type workOrderSteps } from '@rentsafe/domain/workOrder';
import { Inline } from '@rentsafe/ui/Inline';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { OpeningButton } from '../../../../overlays/OpeningButton';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import type { StepKind } from '../../../../record/stepKind';
import { amountText } from '../../../../text/Amounts';
import { placeText } from '../../../../text/placeText';

interface ConsentButtonsProps {
  kind: StepKind<typeof workOrderSteps>;
  order: WorkOrder;
  /** What it would come to, where that is not on record yet. */
  cost?: WorkOrder['estimate'] | undefined;
  /** The answer is recorded elsewhere on the page. @default false */
  asksOnly?: boolean;
}

const notOpened = 'The form could not be opened';
const loadMessage = async () => (await import('../../../../message/ComposeDialog')).ComposeDialog;
const loadConsent = async () => (await import('./ConsentDialog')).ConsentDialog;

/** What the landlord is asked. */
function questionOf(order: WorkOrder, cost: WorkOrder['estimate']): string {
  const { number, summary, contractor, agreed } = order;
  return [
    `Work order ${number}: ${summary}`,
    `Place: ${placeText(order)}`,
    contractor && `Contractor: ${contractor.name}`,
    cost && `${order.actual ? 'Cost' : 'Estimate'}: ${amountText(cost)}, including VAT`,
    '',
    `Work on your property above ${agreed ? amountText(agreed) : 'the limit'} needs your consent. Please reply and tell us whether you agree, and up to which amount.`,
  ]
    .filter((line) => line !== null && line !== undefined)
    .join('\n');
}

/** Asks the landlord, by name, and records what they said: in place, wherever more than the limit stands in the way. */
export function ConsentButtons({
  kind,
  order,
  cost = knownCost(order),
  asksOnly = false,
}: ConsentButtonsProps) {
  const { id, number, landlord } = order;
  const question = useLazyDialog<string, Parameters<Awaited<ReturnType<typeof loadMessage>>>[0]>(
    loadMessage,
    notOpened,
  );
  const consent = useLazyDialog<string, Parameters<Awaited<ReturnType<typeof loadConsent>>>[0]>(
    loadConsent,
    notOpened,
  );
  return (
    <Stack gap={2}>
      {landlord && <Text>The landlord is {landlord.name}.</Text>}
      <Inline gap={2}>
        {landlord && (
          <OpeningButton trigger={question.trigger} subject="question">
            Ask for consent…
          </OpeningButton>
        )}
        {!asksOnly && (
          <OpeningButton trigger={consent.trigger} subject="consent">
            Record consent…
          </OpeningButton>
        )}
      </Inline>
      {question.opened && landlord && (
        <question.opened.Dialog
          toOne={{
            title: `Ask for consent to ${number}`,
            typed: { subject: `Consent to work order ${number}`, body: questionOf(order, cost) },
            chosen: {
              party: { value: `${landlord.type}:${landlord.id}`, label: landlord.name },
              about: { value: `work_order:${id}`, label: number },
            },
          }}
          onClose={question.onClose}
        />
      )}
      {consent.opened && (
        <consent.opened.Dialog kind={kind} verb="consent" record={order} onClose={consent.onClose} />
      )}
    </Stack>
  );
}
