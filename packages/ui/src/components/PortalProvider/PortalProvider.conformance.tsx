import type { Samples } from '../../testing/conformance';
import { PortalProvider } from './PortalProvider';

export default {
  PortalProvider: (props) => <PortalProvider {...props}>Leases</PortalProvider>,
} satisfies Samples;
