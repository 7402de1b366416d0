import { ArrowDown, ArrowUp } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { IconButton } from '../IconButton';
import { repeaterMessages } from './Repeater.messages';

interface MoveButtonsProps {
  isFirst: boolean;
  isLast: boolean;
  /** The id of what names the row. */
  describedBy: string;
  onMove: (direction: 'up' | 'down') => void;
}

/** The two buttons that move a row; at an end of the list one does nothing, and can still be reached. */
export function MoveButtons({ isFirst, isLast, describedBy, onMove }: MoveButtonsProps) {
  const messages = useMessages(repeaterMessages);
  return (
    <>
      <IconButton
        label={messages.moveUp}
        aria-describedby={describedBy}
        aria-disabled={isFirst || undefined}
        onClick={() => onMove('up')}
      >
        <ArrowUp />
      </IconButton>
      <IconButton
        label={messages.moveDown}
        aria-describedby={describedBy}
        aria-disabled={isLast || undefined}
        onClick={() => onMove('down')}
      >
        <ArrowDown />
      </IconButton>
    </>
  );
}
