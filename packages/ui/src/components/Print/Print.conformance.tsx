import type { Samples } from '../../testing/conformance';
import { Letterhead } from './Letterhead';
import { PrintButton } from './PrintButton';
import { PrintFooter } from './PrintFooter';
import { PrintHeader } from './PrintHeader';

export default {
  Letterhead: {
    render: (props) => <Letterhead name="Kopje Estates" lines={['7 Kopje Road, Harare']} {...props} />,
    parts: ['sender', 'contact'],
  },
  PrintButton: {
    render: (props) => <PrintButton content={{ current: null }} documentTitle="Statement" {...props} />,
    notShown: ['Statement'],
  },
  PrintFooter: {
    render: (props) => <PrintFooter user="Rudo Ncube" {...props} />,
    parts: ['printedBy'],
  },
  PrintHeader: {
    render: (props) => <PrintHeader brand="RentSafe" title="Statement" {...props} />,
    parts: ['brand', 'title'],
  },
} satisfies Samples;
