import { type FactsOf, type RecordOf, type Steps, stepOf, type VerbOf, verbsOf } from '@rentsafe/domain/step';
import { type RecordStep, RecordSteps } from '@rentsafe/ui/RecordPage';
import type { ReactNode } from 'react';
import { useStepLevel } from '../session/useMay';
import type { StepKind, StepLook, StepLooks } from './stepKind';
import { capital } from './stepWords';
import { dialogOf, useStepDialog } from './useStepDialog';

interface StepActionsProps<S extends Steps> {
  kind: StepKind<S>;
  record: RecordOf<S> & { state?: string } & FactsOf<S>;
  /** How steps look otherwise, with this record. */
  looks?: StepLooks<S>;
  /** What names the record, where it is a row of a table: its steps are small, and none stands out. @default the record of the page */
  row?: string;
  /** What else is done with it, in the menu: `MenuItem`s. */
  menuItems?: ReactNode;
}

/** What may be done with a record: the next steps as buttons, the others in a menu, each with a dialog of its own. */
export function StepActions<S extends Steps>({ kind, record, looks, row, menuItems }: StepActionsProps<S>) {
  const { trigger, dialog } = useStepDialog(kind, record);
  const lookOf = <Verb extends VerbOf<S>>(verb: Verb): StepLook<S, Verb> => ({
    label: `${stepOf(kind.steps, verb).text ?? capital(verb)}…`,
    ...kind.looks[verb],
    ...looks?.[verb],
  });
  const verbs = verbsOf(kind.steps, record, useStepLevel())
    .filter((verb) => !lookOf(verb).isOnPage)
    .sort((a, b) => Number(lookOf(b).isFirst ?? false) - Number(lookOf(a).isFirst ?? false));
  const stepOfVerb = (verb: VerbOf<S>): RecordStep => {
    const { label = '', inMenu: Icon, isQuiet, isDanger, onSelect } = lookOf(verb);
    return {
      id: verb,
      label,
      icon: Icon && <Icon />,
      inMenu: Icon !== undefined,
      isQuiet,
      tone: isDanger ? 'danger' : 'neutral',
      pending: trigger.opening?.verb === verb,
      onIntent: () => void dialogOf(kind, verb).catch(() => {}),
      onSelect: (Icon && onSelect) ?? (() => trigger.onOpen({ verb, record })),
    };
  };
  return (
    <>
      <RecordSteps
        steps={verbs.map(stepOfVerb)}
        menuItems={menuItems}
        {...(row !== undefined && { size: 'sm', menuLabel: `More actions for ${row}` })}
      />
      {dialog}
    </>
  );
}
