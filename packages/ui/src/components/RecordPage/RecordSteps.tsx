'use client';

import { type ReactNode, useState } from 'react';
import { EllipsisVertical } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { Button, type ButtonProps } from '../Button';
import { IconButton } from '../IconButton';
import { Menu, MenuItem } from '../Menu';
import { recordPageMessages } from './RecordPage.messages';

export interface RecordStepDialogProps {
  /** Its title can follow from the step. */
  step: RecordStep;
  /** Takes the dialog away. */
  onClose: () => void;
}

export interface RecordStep {
  /** Unique within the steps. */
  id: string;
  /** What it does: a verb, with … where a dialog follows: 'Reverse…'. */
  label: string;
  /** In a menu, before the label. */
  icon?: ReactNode;
  /** Rare or final: in the menu. @default false */
  inMenu?: boolean | undefined;
  /** Never the button that stands out. @default false */
  isQuiet?: boolean | undefined;
  /** `danger` for what ends the record, in the menu. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Why it cannot be taken, in the menu. */
  disabledReason?: string | undefined;
  /** What it opens is on its way. */
  pending?: boolean | undefined;
  /** Somebody is about to take it: time to load its code. */
  onIntent?: (() => void) | undefined;
  /** Takes it, where it has no dialog. */
  onSelect?: (() => void) | undefined;
  /** Its dialog, shown until it calls `onClose`. */
  dialog?: ((props: RecordStepDialogProps) => ReactNode) | undefined;
}

export interface RecordStepsProps {
  /** What may be done with the record now: buttons, the first of which stands out, and a menu of the others. */
  steps: readonly RecordStep[];
  /** `sm` in a row of a table, where none stands out. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** Names the menu: 'More actions for RC-000007'. @default 'More actions' */
  menuLabel?: string | undefined;
  /** Further items of the menu. */
  menuItems?: ReactNode;
}

/** The next steps of a record as buttons, the others in a menu, each with its dialog. Renders no element of its own. */
export function RecordSteps({ steps, size = 'md', menuLabel, menuItems }: RecordStepsProps) {
  const messages = useMessages(recordPageMessages);
  const [opened, setOpened] = useState<RecordStep>();
  const take = (step: RecordStep) => () => (step.dialog ? setOpened(step) : step.onSelect?.());
  const inMenu = steps.filter((step) => step.inMenu);
  const isInRow = size === 'sm';
  // An icon has no baseline to stand on beside a text.
  const inRow: Partial<ButtonProps> = isInRow ? { size, style: { verticalAlign: 'top' } } : {};
  return (
    <>
      {steps
        .filter((step) => !step.inMenu)
        .map((step, place) => (
          <Button
            // biome-ignore lint/suspicious/noArrayIndexKey: the button that opened a dialog becomes that of the next step, and has the focus again
            key={place}
            {...inRow}
            variant={place === 0 && !step.isQuiet && !isInRow ? 'primary' : 'secondary'}
            pending={step.pending ?? false}
            onPointerEnter={step.onIntent}
            onFocus={step.onIntent}
            onClick={take(step)}
          >
            {step.label}
          </Button>
        ))}
      {(inMenu.length > 0 || menuItems) && (
        <Menu
          align="end"
          trigger={
            <IconButton {...inRow} label={menuLabel ?? messages.more} variant="secondary">
              <EllipsisVertical />
            </IconButton>
          }
        >
          {inMenu.map((step) => (
            <MenuItem
              key={step.id}
              icon={step.icon}
              tone={step.tone ?? 'neutral'}
              disabledReason={step.disabledReason}
              onSelect={take(step)}
            >
              {step.label}
            </MenuItem>
          ))}
          {menuItems}
        </Menu>
      )}
      {opened?.dialog?.({ step: opened, onClose: () => setOpened(undefined) })}
    </>
  );
}
