import { leasePartiesForm, leaseTermsForm } from '@rentsafe/domain/lease';
import type { FormIssues } from '@rentsafe/ui/Form';
import { refusalIssues } from '../../../../forms/refusal';
import type { Refusals, StepName } from './useStepFlow';

const stepOf = (field: string | undefined) => (field === 'unit' || field === 'parties' ? field : 'terms');

/** What the server refused at the controls of each step; `issues` where it belongs to none of them. */
export function stepRefusals(
  title: string,
  error: unknown,
  entriesOf: (step: StepName) => FormData,
): { issues: FormIssues } | { refusals: Refusals } {
  const controls = new Map<string, 'unit' | 'parties' | 'terms'>();
  const issues = refusalIssues(title, error, {
    controlOf: (path) => {
      const step = stepOf(path[0]);
      const form = step === 'parties' ? leasePartiesForm : leaseTermsForm;
      const control = step === 'unit' ? 'unit' : form.controlOf(entriesOf(step), path);
      controls.set(control, step);
      return control;
    },
  });
  if (!issues.fields) return { issues };
  const refusals: Refusals = {};
  for (const [control, step] of controls) {
    refusals[step] = { fields: { ...refusals[step]?.fields, [control]: issues.fields[control] ?? '' } };
  }
  return { refusals };
}
