import type { Samples } from '../../testing/conformance';
import { DateTimeField } from './DateTimeField';

export default {
  DateTimeField: (props) => <DateTimeField {...props} label="Viewing" hint="Viewings take half an hour." />,
} satisfies Samples;
