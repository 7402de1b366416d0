import { Checkbox } from '@rentsafe/ui/Checkbox';

export const Do = () => <Checkbox label="Send by email" defaultChecked />;

export const Dont = () => <Checkbox label="Do not send by email" />;
