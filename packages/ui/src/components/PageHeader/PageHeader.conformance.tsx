import type { Samples } from '../../testing/conformance';
import { PageHeader } from './PageHeader';

export default { PageHeader: (props) => <PageHeader title="Internal Users" {...props} /> } satisfies Samples;
