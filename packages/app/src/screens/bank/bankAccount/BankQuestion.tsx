import { useQueryClient } from '@tanstack/react-query';
import { bankStep, showBankChange } from '../../../calls/bankStatements';
import { QuestionDialog, type QuestionDialogProps } from '../../../forms/QuestionDialog';

/** Asks before something of a bank is done that is not simply done again. */
export function BankQuestion({ act, ...rest }: QuestionDialogProps) {
  const queryClient = useQueryClient();
  return (
    <QuestionDialog
      {...rest}
      act={async () => {
        await bankStep(queryClient, act);
        showBankChange(queryClient);
      }}
    />
  );
}
