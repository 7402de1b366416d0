import type { Samples } from '../../testing/conformance';
import { CodeField } from './CodeField';

export default {
  CodeField: { control: true, render: (props) => <CodeField {...props} label="Sample" /> },
} satisfies Samples;
