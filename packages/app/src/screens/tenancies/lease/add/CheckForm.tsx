import { Button } from '@rentsafe/ui/Button';
import type { FormIssues } from '@rentsafe/ui/Form';
import { type ReactNode, useRef } from 'react';
import { LeaseStep } from './LeaseStep';
import type { StepFlow } from './useStepFlow';

interface CheckFormProps {
  flow: StepFlow;
  onSubmit: (isActivated: boolean) => Promise<FormIssues | undefined>;
  children: ReactNode;
}

/** The last step: the lease is saved as a draft, or put into force. */
export function CheckForm({ flow, onSubmit, children }: CheckFormProps) {
  const isActivated = useRef(false);
  const choose = (chosen: boolean) => () => {
    isActivated.current = chosen;
  };
  return (
    <LeaseStep
      of="check"
      flow={flow}
      onSubmit={() => onSubmit(isActivated.current)}
      actions={
        <>
          <Button onClick={flow.back}>Back</Button>
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
    </LeaseStep>
  );
}
