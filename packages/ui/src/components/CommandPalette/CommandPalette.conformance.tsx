import type { Samples } from '../../testing/conformance';
import { CommandPalette } from './CommandPalette';

export default {
  CommandPalette: {
    portal: true,
    render: (props) => (
      <CommandPalette
        open
        onClose={() => {}}
        title="Search everywhere"
        groups={[]}
        onSelect={() => {}}
        {...props}
      />
    ),
  },
} satisfies Samples;
