import type { Samples } from '../../testing/conformance';
import { DateRangeField } from './DateRangeField';

export default {
  DateRangeField: (props) => <DateRangeField {...props} label="Added" hint="Both days count." />,
} satisfies Samples;
