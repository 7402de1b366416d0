import type { Samples } from '../../testing/conformance';
import { PhotoField } from './PhotoField';

export default {
  PhotoField: (props) => <PhotoField {...props} label="Sink" onPhotos={() => {}} />,
} satisfies Samples;
