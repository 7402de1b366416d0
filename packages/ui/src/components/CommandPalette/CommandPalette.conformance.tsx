import type { Samples } from '../../testing/conformance';
import { CommandPalette } from './CommandPalette';

export default {
  CommandPalette: {
    portal: true,
    render: (props) => (
      <CommandPalette
        open
        onOpenChange={() => {}}
        title="Search everywhere"
        groups={[{ label: 'Screens', items: [{ id: 'leases', label: 'Leases', href: '/leases' }] }]}
        onSelect={() => {}}
        {...props}
      />
    ),
  },
} satisfies Samples;
