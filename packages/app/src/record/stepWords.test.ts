import { expect, test } from 'vitest';
import { wordsOf } from './stepWords';

test.each([
  ['Reverse receipt', 'Reversing receipt...', 'Receipt reversed', 'Failed to reverse receipt'],
  ['Identify receipt', 'Identifying receipt...', 'Receipt identified', 'Failed to identify receipt'],
  ['Withdraw claim', 'Withdrawing claim...', 'Claim withdrawn', 'Failed to withdraw claim'],
  ['Cancel draft', 'Cancelling draft...', 'Draft cancelled', 'Failed to cancel draft'],
  ['Record payment', 'Recording payment...', 'Payment recorded', 'Failed to record payment'],
  ['Commit import', 'Committing import...', 'Import committed', 'Failed to commit import'],
  ['Make final', 'Making final...', 'Final made', 'Failed to make final'],
  ['Mark as duplicate', 'Marking as duplicate...', 'Marked as duplicate', 'Failed to mark as duplicate'],
  ['Decide', 'Deciding...', 'Decided', 'Failed to decide'],
])('%s', (text, pendingLabel, done, failure) => {
  expect(wordsOf(text)).toMatchObject({ submitLabel: text, pendingLabel, done, failure });
});
