import { TextField } from '@rentsafe/ui/TextField';
import { toast } from '@rentsafe/ui/Toast';
import { useWizard, Wizard, WizardStep } from '@rentsafe/ui/Wizard';
import { useState } from 'react';

export function NewJob() {
  const [plate, setPlate] = useState('');
  const wizard = useWizard([
    { value: 'vehicle', label: 'Vehicle' },
    { value: 'work', label: 'Work' },
  ]);
  return (
    <Wizard label="New job" wizard={wizard}>
      <WizardStep step="vehicle" onSubmit={({ entries }) => setPlate(String(entries.get('plate')))}>
        <TextField label="Plate" name="plate" required />
      </WizardStep>
      <WizardStep
        step="work"
        submitLabel="Add Job"
        onSubmit={() => {
          wizard.finish();
          toast.success(`Job for ${plate} added`);
        }}
      >
        <TextField label="Work" name="work" required />
      </WizardStep>
    </Wizard>
  );
}
