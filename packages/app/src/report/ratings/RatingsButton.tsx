import { Button, type ButtonProps } from '@rentsafe/ui/Button';
import { CircleHelp } from 'lucide-react';
import { useLazyDialog } from '../../overlays/useLazyDialog';
import type { RatingsPopoverProps } from './RatingsPopover';

const load = async () => (await import('./RatingsPopover')).RatingsPopover;

const TheButton = (props: ButtonProps) => (
  <Button variant="ghost" size="sm" {...props}>
    <CircleHelp aria-hidden="true" />
    What the ratings mean
  </Button>
);

/** Opens what each rating means; its code is loaded on intent. */
export function RatingsButton() {
  const { opened, trigger, onClose } = useLazyDialog<'ratings', RatingsPopoverProps>(
    load,
    'The ratings could not be opened',
  );
  if (opened) return <opened.Dialog trigger={<TheButton />} onClose={onClose} />;
  return (
    <TheButton
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={trigger.onIntent}
      onFocus={trigger.onIntent}
      onClick={() => trigger.onOpen('ratings')}
    />
  );
}
