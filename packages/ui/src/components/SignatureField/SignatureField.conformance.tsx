import type { Samples } from '../../testing/conformance';
import { Signature } from './Signature';
import { SignatureField } from './SignatureField';

export default {
  SignatureField: (props) => <SignatureField {...props} label="Signature" />,
  Signature: (props) => <Signature {...props} path="m10 100l190 -40" label="Signature of Tendai Moyo" />,
} satisfies Samples;
