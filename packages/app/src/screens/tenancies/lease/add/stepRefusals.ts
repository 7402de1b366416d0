import { leasePartiesForm, leaseTermsForm } from '@rentsafe/domain/lease';
import type { FormIssues } from '@rentsafe/ui/Form';
import type { StepIssues } from '@rentsafe/ui/Wizard';
import { refusalIssues } from '../../../../forms/refusal';
import type { LeaseStepName } from './steps';

const stepOf = (field: string | undefined) => (field === 'unit' || field === 'parties' ? field : 'terms');

/** What the server refused at the controls of each step; `issues` where it belongs to none of them. */
export function stepRefusals(
  title: string,
  error: unknown,
  entriesOf: (step: LeaseStepName) => FormData,
): { issues: FormIssues } | { refusals: StepIssues<LeaseStepName> } {
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
  const refusals: StepIssues<LeaseStepName> = {};
  for (const [control, step] of controls) {
    refusals[step] = { fields: { ...refusals[step]?.fields, [control]: issues.fields[control] ?? '' } };
  }
  return { refusals };
}
