import type { Samples } from '../../testing/conformance';
import { ColumnMenu } from './ColumnMenu';
import { ResizeHandle } from './ResizeHandle';

export default {
  ColumnMenu: (props) => <ColumnMenu columns={[]} hidden={[]} onHiddenChange={() => {}} {...props} />,
  ResizeHandle: (props) => (
    <ResizeHandle column="Last Name" width={undefined} onWidthChange={() => {}} {...props} />
  ),
} satisfies Samples;
