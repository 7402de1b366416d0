import { type FactsOf, type RecordOf, type Steps, stepOf, type VerbOf, verbsOf } from '@rentsafe/domain/step';
import { IconButton } from '@rentsafe/ui/IconButton';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { OpeningButton } from '../overlays/OpeningButton';
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
  const intendOn = (verb: VerbOf<S>) => () => void dialogOf(kind, verb).catch(() => {});
  // An icon has no baseline to stand on beside a text.
  const inRow = row === undefined ? {} : ({ size: 'sm', style: { verticalAlign: 'top' } } as const);
  const inMenu = verbs.filter((verb) => lookOf(verb).inMenu);
  return (
    <>
      {verbs
        .filter((verb) => !inMenu.includes(verb))
        .map((verb, place) => (
          <OpeningButton
            // biome-ignore lint/suspicious/noArrayIndexKey: the button that opened a form becomes that of the next step, and has the focus again
            key={place}
            {...inRow}
            variant={place === 0 && !lookOf(verb).isQuiet && row === undefined ? 'primary' : 'secondary'}
            pending={trigger.opening?.verb === verb}
            trigger={{ ...trigger, onIntent: intendOn(verb) }}
            subject={{ verb, record }}
          >
            {lookOf(verb).label}
          </OpeningButton>
        ))}
      {(inMenu.length > 0 || menuItems) && (
        <Menu
          align="end"
          trigger={
            <IconButton
              {...inRow}
              label={row ? `More actions for ${row}` : 'More actions'}
              variant="secondary"
            >
              <EllipsisVertical />
            </IconButton>
          }
        >
          {inMenu.map((verb) => {
            const { label, inMenu: Icon, isDanger, onSelect } = lookOf(verb);
            return (
              <MenuItem
                key={verb}
                icon={Icon && <Icon />}
                {...(isDanger && { tone: 'danger' })}
                onSelect={onSelect ?? (() => trigger.onOpen({ verb, record }))}
              >
                {label}
              </MenuItem>
            );
          })}
          {menuItems}
        </Menu>
      )}
      {dialog}
    </>
  );
}
