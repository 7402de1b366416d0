import { diffMessages } from '../../components/Diff/Diff.messages';
import { useMessages } from '../messages/messages';
import * as styles from './diff.css';
import { changedParts, type Difference, type Parts, textOf } from './difference';

const Marked = ({ parts: { start, changed, end } }: { parts: Parts }) => (
  <>
    {start}
    {changed && <mark className={styles.changed}>{changed}</mark>}
    {end}
  </>
);

/** Both values of a field, with what differs marked; what is missing has a text of its own. */
export function useDiffValues(values: Pick<Difference, 'before' | 'after'>) {
  const [before, after] = [textOf(values.before), textOf(values.after)];
  const messages = useMessages(diffMessages);
  const missing = <span className={styles.missing}>{messages.missing}</span>;
  const [first, second] = changedParts(before ?? '', after ?? '');
  return {
    before: before ? <Marked parts={first} /> : missing,
    after: after ? <Marked parts={second} /> : missing,
  };
}
