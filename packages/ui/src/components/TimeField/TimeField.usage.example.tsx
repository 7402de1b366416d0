import { TimeField } from '@rentsafe/ui/TimeField';

export const Do = () => (
  <TimeField label="Collected at" name="time_do" min="07:30" max="17:00" hint="We open at 07:30." />
);

export const Dont = () => <TimeField label="Duration (hh:mm)" name="time_dont" defaultValue="01:30" />;
