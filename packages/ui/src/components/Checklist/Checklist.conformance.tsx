import type { Samples } from '../../testing/conformance';
import { Checklist } from './Checklist';

export default {
  Checklist: {
    render: (props) => (
      <Checklist
        {...props}
        title="First steps"
        items={[
          {
            id: 'bank',
            label: 'Add a bank account',
            href: '/banks',
            isDone: true,
            hint: 'Two minutes',
            amount: 1,
          },
        ]}
      />
    ),
    parts: ['title', 'item', 'hint', 'amount'],
  },
} satisfies Samples;
