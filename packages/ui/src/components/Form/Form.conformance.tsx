import type { Samples } from '../../testing/conformance';
import { Form } from './Form';

export default { Form: (props) => <Form onSubmit={() => {}} {...props} /> } satisfies Samples;
