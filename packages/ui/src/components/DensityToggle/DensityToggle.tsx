'use client';

import { Rows2, Rows4 } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import type { Density } from '../../theme/preference';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton';
import { densityToggleMessages } from './DensityToggle.messages';

export interface DensityToggleProps extends Omit<IconButtonProps, 'label' | 'children' | 'onClick'> {
  /** The density at this moment. */
  density: Density;
  /** Called when the user changes it. */
  onDensityChange: (event: { density: Density }) => void;
}

/** Comfortable or compact. Renders a `button` named 'Compact rows' with `aria-pressed`; set `data-density` on what it is for. */
export function DensityToggle({ density, onDensityChange, ...rest }: DensityToggleProps) {
  const messages = useMessages(densityToggleMessages);
  const compact = density === 'compact';
  return (
    <IconButton
      {...rest}
      label={messages.compact}
      aria-pressed={compact}
      onClick={() => onDensityChange({ density: compact ? 'comfortable' : 'compact' })}
    >
      {compact ? <Rows4 /> : <Rows2 />}
    </IconButton>
  );
}
