import { Switch } from '@rentsafe/ui/Switch';

export const Do = () => (
  <Switch label="Send reminders" hint="Three days before rent is due." defaultChecked />
);

export const Dont = () => <Switch label="Disable reminders? (on/off)" />;
