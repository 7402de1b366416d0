import { readLogin } from '../../../../login/storedLogin';
import { readStored, store } from '../../../../offline/stored';

/** Each user of a shared computer has their own. */
const key = () => `rentsafe.first-steps.${readLogin()?.id ?? ''}`;

/** Whether the user hid the first steps on this computer, or has done them. */
export const areStepsHidden = (): boolean => readStored(key()) === 'hidden';

export const hideSteps = (hidden: boolean): void => store(key(), hidden ? 'hidden' : null);
