import type { FieldOption } from '../fields/option';
import * as styles from './listbox.css';

type OptionTextsProps = Pick<FieldOption, 'label' | 'description' | 'disabledReason'>;

/** What an option reads: its label, what it means, and why it cannot be chosen. */
export const OptionTexts = ({ label, description, disabledReason }: OptionTextsProps) => (
  <>
    {label}
    {description && <span className={styles.description}>{description}</span>}
    {disabledReason && <span className={styles.description}>{disabledReason}</span>}
  </>
);
