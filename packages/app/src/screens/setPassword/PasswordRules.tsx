import { isCommonPassword, isLongPassword, MIN_PASSWORD_LENGTH } from '@rentsafe/domain/user';
import { VisuallyHidden } from '@rentsafe/ui/VisuallyHidden';
import { CircleCheck, CircleDashed } from 'lucide-react';
import * as styles from './PasswordRules.css';

interface Rule {
  text: string;
  isMet: (password: string) => boolean;
  /** What to do about it. */
  advice: string;
}

// Whose link it is only the server knows: it refuses their own address in any other writing.
const isEmail = (password: string) => /^\S+@\S+\.\S+$/.test(password.trim());

const rules: readonly Rule[] = [
  {
    text: `At least ${MIN_PASSWORD_LENGTH} characters`,
    isMet: isLongPassword,
    advice: `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  },
  {
    text: 'Not a common password',
    isMet: (password) => password !== '' && !isCommonPassword(password),
    advice: 'This password is too common: use several words that do not belong together.',
  },
  {
    text: 'Not your e-mail address',
    isMet: (password) => password !== '' && !isEmail(password),
    advice: 'Do not use an e-mail address.',
  },
];

/** What is to be changed about a password; undefined when it keeps all rules. */
export function passwordAdvice(password: string): string | undefined {
  return rules.find(({ isMet }) => !isMet(password))?.advice;
}

export interface PasswordRulesProps {
  id: string;
  /** What is typed. */
  password: string;
}

/** The rules of a new password, each marked as soon as what is typed keeps it. */
export function PasswordRules({ id, password }: PasswordRulesProps) {
  return (
    <div>
      <ul id={id} className={styles.rules} aria-label="Password rules">
        {rules.map(({ text, isMet }) => {
          const met = isMet(password);
          const Icon = met ? CircleCheck : CircleDashed;
          return (
            <li key={text} data-met={met} className={styles.rule}>
              <Icon size={16} aria-hidden="true" className={styles.icon} />
              {text}
              <VisuallyHidden>{met ? ': met' : ': not met yet'}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status">
        {passwordAdvice(password) === undefined && 'All password rules are met.'}
      </VisuallyHidden>
    </div>
  );
}
