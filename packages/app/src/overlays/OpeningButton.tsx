import { Button, type ButtonProps } from '@rentsafe/ui/Button';
import type { Opening } from './useLazyDialog';

interface OpeningButtonProps<Subject> extends Omit<ButtonProps, 'onPointerEnter' | 'onFocus' | 'onClick'> {
  trigger: Opening<Subject>;
  subject: Subject;
  /** @default while anything of the trigger is on its way; of several buttons, each names its own. */
  pending?: boolean;
}

/** Opens a dialog on a subject, and loads its code when somebody is about to. */
export const OpeningButton = <Subject,>({
  trigger: { opening, onOpen, onIntent },
  subject,
  pending = opening !== undefined,
  ...props
}: OpeningButtonProps<Subject>) => (
  <Button
    {...props}
    pending={pending}
    onPointerEnter={onIntent}
    onFocus={onIntent}
    onClick={() => onOpen(subject)}
  />
);
