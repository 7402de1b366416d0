import type { Samples } from '../../testing/conformance';
import { FileField } from './FileField';

export default {
  FileField: { control: true, render: (props) => <FileField {...props} label="Lease" /> },
} satisfies Samples;
