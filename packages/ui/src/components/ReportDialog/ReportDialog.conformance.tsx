import type { Samples } from '../../testing/conformance';
import { ReportDialog } from './ReportDialog';

export default {
  ReportDialog: {
    portal: true,
    render: (props) => (
      <ReportDialog
        open
        onOpenChange={() => {}}
        title="Rent Payment Status Report"
        status="ready"
        sections={[{ id: 'details', heading: 'Company Details', content: 'Mutapa Holdings' }]}
        user="Rudo Ncube"
        {...props}
      />
    ),
  },
} satisfies Samples;
