import type { Samples } from '../../testing/conformance';
import { Board } from './Board';

export default {
  Board: {
    render: (props) => (
      <Board
        {...props}
        label="Orders"
        columns={[{ id: 'draft', title: 'Draft', items: ['WO-1'] }]}
        itemKey={(item) => item}
      >
        {(item) => item}
      </Board>
    ),
    parts: ['column', 'title', 'card'],
  },
} satisfies Samples;
