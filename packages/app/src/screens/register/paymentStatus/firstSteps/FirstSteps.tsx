import { missingOfAgency } from '@rentsafe/domain/book';
import { importSteps } from '@rentsafe/domain/import';
import { mayTake } from '@rentsafe/domain/step';
import { Button } from '@rentsafe/ui/Button';
import { Checklist } from '@rentsafe/ui/Checklist';
import { toast } from '@rentsafe/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { firstStepsQuery } from '../../../../calls/firstSteps';
import { focusHeading } from '../../../../frame/arrival';
import { useLazyDialog } from '../../../../overlays/useLazyDialog';
import { useBook } from '../../../../session/useBook';
import { useMay, useStepLevel } from '../../../../session/useMay';
import { useMe } from '../../../../session/useMe';
import { areStepsHidden, hideSteps } from './hiddenSteps';
import { stepsOf } from './stepsOf';

const loadDialog = async () => (await import('../../../../forms/AddBankAccountDialog')).AddBankAccountDialog;

/** What a new book begins with; nothing once it is done, is hidden, or where it cannot be read: the pages themselves lead there too. */
export function FirstSteps() {
  const [isHidden, setIsHidden] = useState(areStepsHidden);
  const { data: me } = useMe();
  const may = useMay();
  const mayImport = mayTake(importSteps.steps.commit, useStepLevel());
  const { data: counts } = useQuery({ ...firstStepsQuery, enabled: !isHidden });
  const account = useLazyDialog<string, { onClose: () => void }>(loadDialog, 'The form could not be opened');
  const book = useBook();
  const steps =
    counts && me && book
      ? stepsOf({
          counts,
          may,
          mayImport,
          missing: missingOfAgency(book),
          client: me.client_name,
          onAddAccount: () => account.trigger.onOpen('account'),
        })
      : [];
  const isDone = steps.length > 0 && steps.every((step) => step.isDone);
  // It is never asked again.
  useEffect(() => {
    if (isDone) hideSteps(true);
  }, [isDone]);

  function hide(hidden: boolean) {
    hideSteps(hidden);
    setIsHidden(hidden);
  }
  function onHide() {
    hide(true);
    focusHeading();
    toast.info('First steps hidden', { action: { label: 'Undo', onAction: () => hide(false) } });
  }

  return (
    <>
      {steps.length > 0 && !isDone && !isHidden && (
        <Checklist
          title="First steps"
          headingLevel={2}
          items={steps}
          actions={
            <Button size="sm" variant="ghost" onClick={onHide}>
              Hide
            </Button>
          }
        />
      )}
      {account.opened && <account.opened.Dialog onClose={account.onClose} />}
    </>
  );
}
