import { IconButton } from '@rentsafe/ui/IconButton';
import { Menu, MenuItem } from '@rentsafe/ui/Menu';
import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { OpeningButton } from '../overlays/OpeningButton';
import { useLazyDialog } from '../overlays/useLazyDialog';

/** What the dialog of a step is given. */
export interface StepDialogProps<Record> {
  record: Record;
  onClose: () => void;
}

/** A step as it is offered. */
export interface StepText {
  /** 'Approve…' */
  label: string;
  /** What is rare or final stands in the menu, with an icon. @default a button */
  inMenu?: LucideIcon;
  /** Never the button that stands out: it takes the record back, or is for somebody else to do. @default false */
  isQuiet?: boolean;
  /** Of what ends the record, in the menu. */
  isDanger?: boolean;
  /** Takes the step on a page of its own, without a dialog. */
  onSelect?: () => void;
}

interface VerbActionsProps<Record, Verb extends string> {
  record: Record;
  /** What can be done with it, by `verbsOf` its machine. */
  verbs: readonly Verb[];
  texts: Readonly<globalThis.Record<Verb, StepText>>;
  /** Each loads its dialog when it is wanted. */
  dialogs: Readonly<globalThis.Record<Verb, () => Promise<ComponentType<StepDialogProps<Record>>>>>;
  /** What names the record, where it is a row of a table: its steps are small, and none stands out. @default the record of the page */
  row?: string;
}

/** What the state of a record allows: the next steps as buttons, the others in a menu, each with a dialog of its own. */
export function VerbActions<Record, Verb extends string>({
  record,
  verbs,
  texts,
  dialogs,
  row,
}: VerbActionsProps<Record, Verb>) {
  const { trigger, opened, onClose } = useLazyDialog<Verb, StepDialogProps<Record>>(
    async (verb = verbs[0]) => {
      if (verb === undefined) throw new Error('There is no step.');
      return dialogs[verb]();
    },
    'The form could not be opened',
  );
  const intendOn = (verb: Verb) => () => void dialogs[verb]().catch(() => {});
  // An icon has no baseline to stand on beside a text.
  const inRow = row === undefined ? {} : ({ size: 'sm', style: { verticalAlign: 'top' } } as const);
  const inMenu = verbs.filter((verb) => texts[verb].inMenu);
  return (
    <>
      {verbs
        .filter((verb) => !texts[verb].inMenu)
        .map((verb, place) => (
          <OpeningButton
            // biome-ignore lint/suspicious/noArrayIndexKey: the button that opened a form becomes that of the next step, and has the focus again
            key={place}
            {...inRow}
            variant={place === 0 && !texts[verb].isQuiet && row === undefined ? 'primary' : 'secondary'}
            pending={trigger.opening === verb}
            trigger={{ ...trigger, onIntent: intendOn(verb) }}
            subject={verb}
          >
            {texts[verb].label}
          </OpeningButton>
        ))}
      {inMenu.length > 0 && (
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
            const { label, inMenu: Icon, isDanger, onSelect } = texts[verb];
            return (
              <MenuItem
                key={verb}
                icon={Icon && <Icon />}
                {...(isDanger && { tone: 'danger' })}
                onSelect={onSelect ?? (() => trigger.onOpen(verb))}
              >
                {label}
              </MenuItem>
            );
          })}
        </Menu>
      )}
      {opened && <opened.Dialog record={record} onClose={onClose} />}
    </>
  );
}
