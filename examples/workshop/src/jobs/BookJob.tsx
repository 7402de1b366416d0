import { Button } from '@rentsafe/ui/Button';
import { Form } from '@rentsafe/ui/Form';
import { PageHeader } from '@rentsafe/ui/PageHeader';
import { Stack } from '@rentsafe/ui/Stack';
import { DuplicateNotice, useLeaveGuard, useSubmission } from '@rentsafe/ui/Submission';
import { toast } from '@rentsafe/ui/Toast';
import { useNavigate } from 'react-router-dom';
import { blockRoutes } from '../router/RouteGuard';
import { createJob } from '../server/api';
import { JobFields } from './JobFields';
import { jobForm } from './jobForm';
import { refusal } from './refusal';

export function BookJob() {
  const navigate = useNavigate();
  const creation = useSubmission({
    schema: jobForm,
    send: (job, { idempotencyKey }) => createJob(job, idempotencyKey),
    refusal,
    lookHref: '/jobs',
    onSaved: ({ id, number }) => {
      toast.success(`Job ${number} booked`);
      void navigate(`/jobs/${id}`);
    },
  });
  useLeaveGuard(creation, blockRoutes);
  return (
    <Stack>
      <PageHeader
        title="Book Job"
        description="A vehicle that comes in, with the work and the parts it needs."
      />
      <Form
        {...creation.form}
        aria-label="Job"
        actions={
          <Button type="submit" variant="primary">
            Book Job
          </Button>
        }
      >
        <DuplicateNotice duplicate={creation.duplicate} href={({ id }) => `/jobs/${id}`} />
        <JobFields />
      </Form>
    </Stack>
  );
}
