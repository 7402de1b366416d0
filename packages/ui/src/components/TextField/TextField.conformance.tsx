import type { Samples } from '../../testing/conformance';
import { TextField } from './TextField';

export default {
  TextField: { control: true, render: (props) => <TextField {...props} label="Trading Name" /> },
} satisfies Samples;
