import { type Plan, planForm, planPatchForm } from '@rentsafe/domain/subscription';
import { useQueryClient } from '@tanstack/react-query';
import { addPlan, changePlan, showSubscriptions } from '../../../calls/subscriptions';
import { ActionDialog } from '../../../forms/ActionDialog';
import { PlanFields } from './PlanFields';

interface PlanDialogProps {
  /** The one that is changed; a new one without. */
  plan: Plan | undefined;
  onClose: () => void;
}

/** Adds a plan, or changes one: what was invoiced stays. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const queryClient = useQueryClient();
  if (plan) {
    return (
      <ActionDialog
        title={`Edit plan ${plan.name}`}
        description="Months already invoiced are not affected."
        form={planPatchForm}
        send={async (body) => {
          await changePlan(plan.id, body);
          await showSubscriptions(queryClient);
        }}
        submitLabel="Save"
        pendingLabel="Saving..."
        done="Plan saved"
        failure="Failed to save plan"
        onClose={onClose}
      >
        <PlanFields plan={plan} />
      </ActionDialog>
    );
  }
  return (
    <ActionDialog
      title="Add Plan"
      form={planForm}
      send={async (body, key) => {
        await addPlan(body, key);
        await showSubscriptions(queryClient);
      }}
      submitLabel="Add Plan"
      pendingLabel="Adding plan..."
      done="Plan added"
      failure="Failed to add plan"
      onClose={onClose}
    >
      <PlanFields />
    </ActionDialog>
  );
}
