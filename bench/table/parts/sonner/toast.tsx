import { Toaster, toast } from 'sonner';
import { part } from '../part.tsx';

export const mount = part(() => (
  <>
    <Toaster />
    <button type="button" onClick={() => toast.success('Saved')}>
      Save
    </button>
  </>
));
