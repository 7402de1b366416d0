import type { Samples } from '../../testing/conformance';
import { Tooltip, TooltipProvider } from './Tooltip';

export default {
  Tooltip: {
    render: (props) => (
      <Tooltip content="Prints what is shown" defaultOpen {...props}>
        <button type="button">Print</button>
      </Tooltip>
    ),
    portal: true,
  },
  TooltipProvider: {
    render: () => <TooltipProvider>Print</TooltipProvider>,
    rootless: 'It only shares a delay.',
  },
} satisfies Samples;
