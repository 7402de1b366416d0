import { toast } from '@rentsafe/ui/Toast';

/** Answers an attempt to close a form that is being sent. */
export const showWait = () => void toast.info('Processing form, please wait');
