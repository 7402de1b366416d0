import { Callout } from '@rentsafe/ui/Callout';
import { Stack } from '@rentsafe/ui/Stack';
import { Text } from '@rentsafe/ui/Text';
import { type Numbered, numbersOf, type Outcome } from './outcome';

interface OutcomeTextProps {
  outcome: Outcome;
  found: readonly Numbered[];
  known: readonly Numbered[];
}

const namesOf = (all: readonly Numbered[]) =>
  all.map(({ party, number }) => `${party.name} (${number})`).join(', ');

/** Who was found, and what became of the other numbers. */
export function OutcomeText({ outcome, found, known }: OutcomeTextProps) {
  const { waiting, failure, doubled } = outcome;
  const [missing, wrong] = [numbersOf(outcome, 'unknown'), numbersOf(outcome, 'wrong')];
  return (
    <Stack gap={3}>
      {found.length > 0 && (
        <Callout tone="success" title={`Found: ${found.length}`}>
          {namesOf(found)}
        </Callout>
      )}
      {known.length > 0 && (
        <Callout tone="warning" title={`Without consent: ${known.length}`}>
          {namesOf(known)}
        </Callout>
      )}
      {missing.length > 0 && (
        <Callout tone="warning" title={`Not found: ${missing.length}`}>
          {missing.join(', ')}
        </Callout>
      )}
      {wrong.length > 0 && (
        <Callout tone="warning" title={`No valid number: ${wrong.length}`}>
          {wrong.join(', ')}
        </Callout>
      )}
      {waiting.length > 0 && (
        <Callout tone="danger" title={`Not looked up yet: ${waiting.length}`}>
          {failure} Press Find again for the others. Those already found are not looked up again.
        </Callout>
      )}
      {doubled.length > 0 && (
        <Text size="sm" tone="muted">
          Duplicates, printed once: {doubled.join(', ')}
        </Text>
      )}
    </Stack>
  );
}
