import { Switch } from '@rentsafe/ui/Switch';
import { useState } from 'react';

export function ReminderSetting() {
  const [isOn, setOn] = useState(true);
  return (
    <Switch
      label="Send reminders"
      hint="Three days before rent is due."
      checked={isOn}
      onChange={({ target }) => setOn(target.checked)}
    />
  );
}
