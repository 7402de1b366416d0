import { type BankLine, bankCostBearers, bankCostForm } from '@rentsafe/domain/bankStatement';
import { formatMoney } from '@rentsafe/format/money';
import { Combobox } from '@rentsafe/ui/Combobox';
import { RadioGroup } from '@rentsafe/ui/RadioGroup';
import { Text } from '@rentsafe/ui/Text';
import { TextField } from '@rentsafe/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bankStep, bankVerbs } from '../../../calls/bankStatements';
import { findProperties } from '../../../calls/properties';
import { ActionDialog } from '../../../forms/ActionDialog';
import { optionsOf } from '../../../forms/options';
import { useStepLevel } from '../../../session/useMay';
import { day } from '../../../text/day';
import { PaymentOfAmount } from './PaymentOfAmount';

export interface CostDialogProps {
  line: BankLine;
  onMatched: () => void;
  onClose: () => void;
}

const bearerTexts = { agency: 'The agency', landlord: 'A landlord' } as const;

/** What the bank took for itself or paid, and who bears or gains it. */
export function CostDialog({ line, onMatched, onClose }: CostDialogProps) {
  const { id, on, description, amount, currency } = line;
  const queryClient = useQueryClient();
  const isIn = !amount.startsWith('-');
  const isUser = useStepLevel() === 'user';
  const [bearer, setBearer] = useState<(typeof bankCostBearers)[number]>('agency');
  return (
    <ActionDialog
      title={isIn ? 'Bank interest or refund' : 'Bank cost'}
      form={bankCostForm}
      send={async (body) => {
        await bankStep(queryClient, () => bankVerbs.match(id, body));
        onMatched();
      }}
      submitLabel="Post and match"
      pendingLabel="Posting..."
      done="Posted and matched"
      failure="Failed to post the line"
      onClose={onClose}
    >
      <Text>{`${day(on)}: ${description}, ${formatMoney(amount, currency)}`}</Text>
      <PaymentOfAmount line={line} onMatched={onMatched} onClose={onClose} />
      <RadioGroup
        label={isIn ? 'Credited To' : 'Charged To'}
        name="bearer"
        required
        options={optionsOf(bankCostBearers.slice(0, isUser ? 1 : undefined), (value) => bearerTexts[value])}
        hint={isUser ? 'An Admin must post amounts charged or credited to a landlord.' : undefined}
        value={bearer}
        onValueChange={({ value }) => value && setBearer(value)}
      />
      {bearer === 'landlord' && (
        <Combobox
          label="Property"
          name="property"
          required
          search={findProperties}
          hint={
            isIn ? 'The amount is credited to its landlord.' : 'Paid from the money held for its landlord.'
          }
        />
      )}
      <TextField
        label="Reason"
        name="reason"
        required
        autoComplete="off"
        maxLength={500}
        defaultValue={description}
      />
    </ActionDialog>
  );
}
