import type { Samples } from '../../testing/conformance';
import { SelectionBar } from './SelectionBar';
import { nothingSelected } from './selection';

export default {
  SelectionBar: (props) => (
    <SelectionBar selection={nothingSelected} total={{ count: 57 }} onSelectionChange={() => {}} {...props} />
  ),
} satisfies Samples;
