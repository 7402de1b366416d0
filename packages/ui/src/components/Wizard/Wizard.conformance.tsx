import type { RootProps, Samples } from '../../testing/conformance';
import { useWizard } from './useWizard';
import { Wizard } from './Wizard';
import { WizardStep } from './WizardStep';

function Sample({ root = {}, step = {} }: { root?: object; step?: object }) {
  const wizard = useWizard([{ value: 'vehicle', label: 'Vehicle' }]);
  return (
    <Wizard label="New job" wizard={wizard} {...root}>
      <WizardStep step="vehicle" {...step} />
    </Wizard>
  );
}

export default {
  Wizard: (props: RootProps) => <Sample root={props} />,
  WizardStep: (props: RootProps) => <Sample step={props} />,
} satisfies Samples;
