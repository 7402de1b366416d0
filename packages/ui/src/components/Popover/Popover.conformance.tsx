import type { Samples } from '../../testing/conformance';
import { Button } from '../Button';
import { Popover } from './Popover';

export default {
  Popover: {
    render: (props) => (
      <Popover trigger={<Button>Filters</Button>} label="Filters" defaultOpen {...props}>
        Harare
      </Popover>
    ),
    portal: true,
  },
} satisfies Samples;
