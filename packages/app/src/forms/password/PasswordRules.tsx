import type { isCommonPassword } from '@rentsafe/domain/password';
import { isLongPassword, MIN_PASSWORD_LENGTH } from '@rentsafe/domain/user';
import { VisuallyHidden } from '@rentsafe/ui/VisuallyHidden';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as styles from './PasswordRules.css';

interface Rule {
  text: string;
  isMet: (password: string, isCommon: IsCommon | undefined) => boolean;
  /** What to do about it. */
  advice: string;
}

/** The list of common passwords is large, and comes after the page; without it the server decides. */
export type IsCommon = typeof isCommonPassword;

export function useIsCommon(): IsCommon | undefined {
  const [isCommon, setIsCommon] = useState<IsCommon>();
  useEffect(() => {
    import('@rentsafe/domain/password').then(
      (loaded) => setIsCommon(() => loaded.isCommonPassword),
      () => undefined,
    );
  }, []);
  return isCommon;
}

const isEmail = (password: string) => /^\S+@\S+\.\S+$/.test(password.trim());

const rules: readonly Rule[] = [
  {
    text: `At least ${MIN_PASSWORD_LENGTH} characters`,
    isMet: isLongPassword,
    advice: `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  },
  {
    text: 'Not a common password',
    isMet: (password, isCommon) => password !== '' && isCommon?.(password) === false,
    advice: 'This password is too common. Use several unrelated words.',
  },
  {
    text: 'Not your email address',
    isMet: (password) => password !== '' && !isEmail(password),
    advice: 'Do not use an email address.',
  },
];

/** What to change about a password; undefined when it meets all rules that can be checked here. */
export function passwordAdvice(password: string, isCommon: IsCommon = () => false): string | undefined {
  return rules.find(({ isMet }) => !isMet(password, isCommon))?.advice;
}

export interface PasswordRulesProps {
  id: string;
  /** What is typed. */
  password: string;
  isCommon: IsCommon | undefined;
}

/** The rules of a new password, each marked as soon as it is met. */
export function PasswordRules({ id, password, isCommon }: PasswordRulesProps) {
  return (
    <div>
      <ul id={id} className={styles.rules} aria-label="Password rules">
        {rules.map(({ text, isMet }) => {
          const met = isMet(password, isCommon);
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
        {isCommon && passwordAdvice(password, isCommon) === undefined && 'All password rules are met.'}
      </VisuallyHidden>
    </div>
  );
}
