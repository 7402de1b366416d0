import { ConflictNotice, useEdition } from '@rentsafe/ui/Edition';
import { FormDialog } from '@rentsafe/ui/FormDialog';
import { toast } from '@rentsafe/ui/Toast';
import { changeJob, readJob } from '../server/api';
import type { Job } from '../server/records';
import { JobFields } from './JobFields';
import { jobForm } from './jobForm';
import { refusal } from './refusal';

const fields = {
  customer: 'Customer',
  plate: 'Plate',
  mechanic: 'Mechanic',
  due: 'Due',
  isUrgent: 'Urgent',
  work: 'Work',
  labour: 'Labour',
  parts: 'Parts',
};

/** Sends what was changed alone; where somebody else has changed the same, it asks which is kept. */
export function EditJob({ job, onClose }: { job: Job; onClose: () => void }) {
  const edition = useEdition({
    before: job,
    version: job.version,
    valuesOf: jobForm.parse,
    schema: jobForm,
    save: (changes, { version }) => changeJob(job.id, changes, version),
    read: () => readJob(job.id),
    refusal,
    fields,
    onSaved: ({ number }) => toast.success(`Job ${number} saved`),
  });
  return (
    <FormDialog
      {...edition.form}
      open
      onOpenChange={onClose}
      title={`Edit ${job.number}`}
      submitLabel="Save"
      pendingLabel="Saving…"
      size="lg"
    >
      <ConflictNotice edition={edition} />
      <JobFields job={job} />
    </FormDialog>
  );
}
