import type { Samples } from '../../testing/conformance';
import { DuplicateNotice } from './DuplicateNotice';

export default {
  DuplicateNotice: (props) => (
    <DuplicateNotice duplicate={{ id: 7, name: 'AB 12 CDE' }} href="/vehicles/7" {...props} />
  ),
} satisfies Samples;
