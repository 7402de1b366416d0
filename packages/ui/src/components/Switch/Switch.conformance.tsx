import type { Samples } from '../../testing/conformance';
import { Switch } from './Switch';

export default {
  Switch: { control: true, render: (props) => <Switch {...props} label="Sample" /> },
} satisfies Samples;
