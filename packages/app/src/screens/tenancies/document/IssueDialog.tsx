import { documentIssueForm } from '@rentsafe/domain/document';
import type { Lease } from '@rentsafe/domain/lease';
import { Callout } from '@rentsafe/ui/Callout';
import { Link } from '@rentsafe/ui/Link';
import { Select } from '@rentsafe/ui/Select';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../calls/ApiError';
import { issueFor, leaseTemplatesQuery, previewOn, showDocumentChange } from '../../../calls/documents';
import { Fetched } from '../../../calls/Fetched';
import { ActionDialog } from '../../../forms/ActionDialog';
import { CHOOSE } from '../../../forms/options';
import { SAMPLE } from '../../../message/SampleBadge';
import { leaseTemplatesPath } from '../../../paths';
import { renderLink } from '../../../text/renderLink';
import { Lacking } from './Lacking';

/** What the template says and the lease has not. */
const lackingIn = (error: unknown): string | undefined =>
  error instanceof ApiError
    ? error.errors.fields.find(({ path: [field] }) => field === 'template')?.messages.join(' ')
    : undefined;

/** Issues a document for a lease, from the last revision of a template. */
export function IssueDialog({ lease, onClose }: { lease: Lease; onClose: () => void }) {
  const queryClient = useQueryClient();
  const templates = useQuery(leaseTemplatesQuery);
  const [chosen, setChosen] = useState<number>();
  const check = useQuery({
    queryKey: ['lease template', chosen, 'on', lease.id],
    queryFn: () => previewOn(chosen ?? 0, lease.id),
    enabled: chosen !== undefined,
    gcTime: 0,
    retry: false,
  });
  const template = templates.data?.find(({ id }) => id === chosen);
  const lacking = lackingIn(check.error);
  return (
    <ActionDialog
      title="Issue Document"
      description={`Its text is filled in from lease ${lease.number} as it stands now, and does not change afterwards.`}
      form={documentIssueForm}
      send={async (body, key) => showDocumentChange(queryClient, await issueFor(lease.id, body, key))}
      submitLabel="Issue document"
      pendingLabel="Issuing..."
      done="Document issued"
      failure="Failed to issue document"
      ready={(templates.data ?? []).length > 0}
      onClose={onClose}
    >
      <Fetched query={templates} subject="the templates">
        {(all) =>
          all.length === 0 ? (
            <Text>
              There are no templates yet. An Admin adds them under{' '}
              <Link asChild>{renderLink({ href: leaseTemplatesPath, children: 'Lease Templates' })}</Link>.
            </Text>
          ) : (
            <Stack gap="field">
              <Select
                label="Template"
                name="template"
                required
                placeholder={CHOOSE}
                options={all.map(({ id, name, revision }) => ({
                  value: String(id),
                  label: `${name}, revision ${revision}`,
                }))}
                onValueChange={({ value }) => setChosen(value ? Number(value) : undefined)}
              />
              {template?.is_sample && <Callout tone="warning">{SAMPLE}</Callout>}
              {lacking && <Lacking text={lacking} lease={lease} />}
            </Stack>
          )
        }
      </Fetched>
    </ActionDialog>
  );
}
