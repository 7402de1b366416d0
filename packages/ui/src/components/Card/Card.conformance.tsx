import type { Samples } from '../../testing/conformance';
import { Card } from './Card';

export default { Card: (props) => <Card {...props}>Credit Given</Card> } satisfies Samples;
