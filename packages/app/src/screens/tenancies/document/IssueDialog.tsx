import { documentIssueForm } from '@rentsafe/domain/document';
import type { Lease } from '@rentsafe/domain/lease';
import { Link } from '@rentsafe/ui/Link';
import { Select } from '@rentsafe/ui/Select';
import { Text } from '@rentsafe/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { issueFor, leaseTemplatesQuery, showDocumentChange } from '../../../calls/documents';
import { Fetched } from '../../../calls/Fetched';
import { ActionDialog } from '../../../forms/ActionDialog';
import { CHOOSE } from '../../../forms/options';
import { leaseTemplatesPath } from '../../../paths';
import { renderLink } from '../../../text/renderLink';

/** Issues a document for a lease, from the last revision of a template. */
export function IssueDialog({ lease, onClose }: { lease: Lease; onClose: () => void }) {
  const queryClient = useQueryClient();
  const templates = useQuery(leaseTemplatesQuery);
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
            <Select
              label="Template"
              name="template"
              required
              placeholder={CHOOSE}
              options={all.map(({ id, name, revision }) => ({
                value: String(id),
                label: `${name}, revision ${revision}`,
              }))}
            />
          )
        }
      </Fetched>
    </ActionDialog>
  );
}
