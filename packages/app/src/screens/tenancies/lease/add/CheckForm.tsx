import { Button } from '@rentsafe/ui/Button';
import type { FormIssues } from '@rentsafe/ui/Form';
import { WizardStep } from '@rentsafe/ui/Wizard';
import { type ReactNode, useRef } from 'react';

interface CheckFormProps {
  onBack: () => void;
  onSubmit: (isActivated: boolean) => Promise<FormIssues | undefined>;
  children: ReactNode;
}

/** The last step: the lease is saved as a draft, or put into force. */
export function CheckForm({ onBack, onSubmit, children }: CheckFormProps) {
  const isActivated = useRef(false);
  const choose = (chosen: boolean) => () => {
    isActivated.current = chosen;
  };
  return (
    <WizardStep
      step="check"
      onSubmit={() => onSubmit(isActivated.current)}
      actions={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button type="submit" onClick={choose(false)}>
            Save as draft
          </Button>
          <Button type="submit" variant="primary" onClick={choose(true)}>
            Save and activate
          </Button>
        </>
      }
    >
      {children}
    </WizardStep>
  );
}
