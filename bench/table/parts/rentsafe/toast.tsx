import '@rentsafe/ui/styles.css';
import { Toaster, toast } from '@rentsafe/ui/Toast';
import { part } from '../part.tsx';

export const mount = part(() => (
  <>
    <Toaster />
    <button type="button" onClick={() => toast.success('Saved')}>
      Save
    </button>
  </>
));
