import { Stepper } from '@rentsafe/ui/Stepper';
import { useState } from 'react';

const steps = [
  { value: 'unit', label: 'Unit' },
  { value: 'tenant', label: 'Tenant' },
  { value: 'terms', label: 'Terms' },
];

export function NewLease() {
  const [step, setStep] = useState('tenant');
  return (
    <Stepper label="New lease" steps={steps} value={step} onValueChange={({ value }) => setStep(value)} />
  );
}
