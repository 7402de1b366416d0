import { Button } from '@rentsafe/ui/Button';
import { Dialog } from '@rentsafe/ui/Dialog';
import { Text } from '@rentsafe/ui/Text';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { CloseOnBack } from '../../overlays/CloseOnBack';
import { OpeningButton } from '../../overlays/OpeningButton';
import type { Opening } from '../../overlays/useLazyDialog';
import { type CheckedNumber, kindTexts } from './checkedNumber';

interface UnknownDialogProps {
  checked: CheckedNumber;
  adding: Opening<CheckedNumber>;
  /** What comes next: 'add the person.' */
  next: string;
  onClose: () => void;
}

/** That the register does not know a number, and the way to a new record with it. */
export function UnknownDialog({ checked, adding, next, onClose }: UnknownDialogProps) {
  const add = useRef<HTMLButtonElement>(null);
  const { number, kind } = checked;
  const isCompany = kind === 'company';
  return (
    <Dialog
      open
      title="Not in the register"
      description={`${isCompany ? 'No company' : 'Nobody'} in the register has the ${kindTexts[kind]} ${number}.`}
      size="md"
      onOpenChange={onClose}
      initialFocus={add}
      footer={
        <>
          <Button onClick={onClose}>Change the number</Button>
          <OpeningButton ref={add} variant="primary" trigger={adding} subject={checked}>
            <Plus aria-hidden="true" />
            {isCompany ? 'Add New Company' : 'Add New Individual'}
          </OpeningButton>
        </>
      }
    >
      <CloseOnBack />
      <Text>
        Compare it with the {isCompany ? 'certificate' : 'document'}. If it is right, {next}
      </Text>
    </Dialog>
  );
}
