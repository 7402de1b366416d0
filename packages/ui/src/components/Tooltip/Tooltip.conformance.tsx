import type { Samples } from '../../testing/conformance';
import { Button } from '../Button';
import { Tooltip, TooltipProvider } from './Tooltip';

export default {
  Tooltip: {
    render: (props) => (
      <Tooltip content="Prints what is shown" defaultOpen {...props}>
        <Button>Print</Button>
      </Tooltip>
    ),
    portal: true,
  },
  TooltipProvider: {
    render: () => <TooltipProvider>Print</TooltipProvider>,
    rootless: 'It only shares a delay.',
  },
} satisfies Samples;
