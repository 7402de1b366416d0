import type { Samples } from '../../testing/conformance';
import { Statement } from './Statement';

export default {
  Statement: {
    render: (props) => (
      <Statement
        currency="USD"
        accounts={[
          {
            id: 1,
            title: 'Msasa Court',
            from: '2026-01-01',
            to: '2026-01-31',
            opening: '0.00',
            lines: [],
            closing: '0.00',
          },
        ]}
        {...props}
      />
    ),
    parts: ['account', 'title', 'table'],
  },
} satisfies Samples;
