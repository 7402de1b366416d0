import type { Samples } from '../../testing/conformance';
import { ApprovalBanner } from './ApprovalBanner';

export default {
  ApprovalBanner: (props) => <ApprovalBanner {...props} preparedBy="Rudo Makoni" />,
} satisfies Samples;
