import { Button } from '../Button';
import { Inline } from '../Inline';
import { ProgressBar } from '../ProgressBar';
import * as styles from './CsvImport.css';

interface ProgressProps {
  text: string;
  /** Left out where nobody knows. */
  value?: number;
  /** @default 1 */
  max?: number;
  /** Ends what is running. */
  button?: { label: string; onClick: () => void };
}

/** What is running, how far it is, and the way out. */
export function Progress({ text, value, max = 1, button }: ProgressProps) {
  return (
    <>
      <p className={styles.text}>{text}</p>
      <ProgressBar label={text} {...(value !== undefined && { value, max })} />
      {button && (
        <Inline>
          <Button onClick={button.onClick}>{button.label}</Button>
        </Inline>
      )}
    </>
  );
}
