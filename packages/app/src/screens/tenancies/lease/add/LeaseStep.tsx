import { Button } from '@rentsafe/ui/Button';
import { Form, type FormProps } from '@rentsafe/ui/Form';
import type { StepFlow, StepName } from './useStepFlow';

interface LeaseStepProps<Value> extends FormProps<Value> {
  of: StepName;
  flow: StepFlow;
}

/** The form of a step. It stays where it is while another is shown. */
export function LeaseStep<Value = undefined>({ of, flow, ...form }: LeaseStepProps<Value>) {
  return (
    <div data-step={of} hidden={flow.step !== of}>
      <Form
        actions={
          <>
            {of !== 'unit' && <Button onClick={flow.back}>Back</Button>}
            <Button type="submit" variant="primary">
              Continue
            </Button>
          </>
        }
        {...form}
      />
    </div>
  );
}
