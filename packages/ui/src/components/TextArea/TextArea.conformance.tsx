import type { Samples } from '../../testing/conformance';
import { TextArea } from './TextArea';

export default {
  TextArea: { control: true, render: (props) => <TextArea {...props} label="Sample" /> },
} satisfies Samples;
