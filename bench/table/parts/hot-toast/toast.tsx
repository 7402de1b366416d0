import { Toaster, toast } from 'react-hot-toast';
import { part } from '../part.tsx';

export const mount = part(() => (
  <>
    <Toaster />
    <button type="button" onClick={() => toast.success('Saved')}>
      Save
    </button>
  </>
));
