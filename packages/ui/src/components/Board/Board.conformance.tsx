import type { Samples } from '../../testing/conformance';
import { Board } from './Board';

export default {
  Board: (props) => (
    <Board
      {...props}
      label="Orders"
      columns={[{ id: 'draft', title: 'Draft', items: ['WO-1'] }]}
      itemKey={(item) => item}
    >
      {(item) => item}
    </Board>
  ),
} satisfies Samples;
