import type { Samples } from '../../testing/conformance';
import { PrintButton } from './PrintButton';
import { PrintFooter } from './PrintFooter';
import { PrintHeader } from './PrintHeader';

export default {
  PrintButton: {
    render: (props) => <PrintButton content={{ current: null }} documentTitle="Statement" {...props} />,
    notShown: ['Statement'],
  },
  PrintFooter: (props) => <PrintFooter user="Rudo Ncube" {...props} />,
  PrintHeader: (props) => <PrintHeader title="Statement" {...props} />,
} satisfies Samples;
