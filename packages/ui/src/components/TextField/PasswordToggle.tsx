import { innerButton } from '../../internal/fields/control.css';
import { Eye, EyeOff } from '../../internal/icons';
import { useMessages } from '../../internal/messages/messages';
import { textFieldMessages } from './TextField.messages';

interface PasswordToggleProps {
  controls: string;
  shown: boolean;
  onToggle: () => void;
}

export function PasswordToggle({ controls, shown, onToggle }: PasswordToggleProps) {
  const messages = useMessages(textFieldMessages);
  const Icon = shown ? EyeOff : Eye;
  return (
    <button
      type="button"
      className={innerButton}
      aria-label={shown ? messages.hidePassword : messages.showPassword}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
