import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { part } from '../part.tsx';

const queue = new ToastQueue<string>();

export const mount = part(() => (
  <>
    <ToastRegion queue={queue}>
      {({ toast }) => (
        <Toast toast={toast}>
          <ToastContent>
            <Text slot="title">{toast.content}</Text>
          </ToastContent>
          <Button slot="close">Close</Button>
        </Toast>
      )}
    </ToastRegion>
    <button type="button" onClick={() => queue.add('Saved')}>
      Save
    </button>
  </>
));
