import { Pencil } from 'lucide-react';
import type { Samples } from '../../testing/conformance';
import { IconButton } from './IconButton';

export default {
  IconButton: (props) => (
    <IconButton {...props} label="Edit Tendai Moyo">
      <Pencil />
    </IconButton>
  ),
} satisfies Samples;
