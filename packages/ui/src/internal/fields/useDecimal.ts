'use client';

import { withoutCurrency } from '@rentsafe/format/money';
import {
  type DecimalLimits,
  type DecimalProblem,
  readDecimal,
  withPoint,
  writeDecimal,
} from '@rentsafe/format/number';
import { numberFieldMessages } from '../../components/NumberField/NumberField.messages';
import { useLocale } from '../locale/locale';
import { useMessages } from '../messages/messages';
import { type ParsedValueProps, useParsedText } from './useParsedText';

interface DecimalSettings extends DecimalLimits {
  /** Of an amount: its sign and its code may be typed or pasted with it. */
  currency?: string | undefined;
}

/** The text of a box for a number within limits, and what ParsedInput needs of it. */
export function useDecimal({ currency, ...limits }: DecimalSettings, value: ParsedValueProps) {
  const messages = useMessages(numberFieldMessages);
  const { numbers } = useLocale();
  const { decimals, min, max } = limits;
  const messageOf = (problem: DecimalProblem | null) => {
    switch (problem) {
      case null:
        return undefined;
      case 'min':
        return messages.min(min ?? 0);
      case 'max':
        return messages.max(max ?? 0);
      case 'decimals':
        return decimals === 0 ? messages.whole : messages.decimals(decimals ?? 0);
      case 'format':
        return decimals === 0 ? messages.whole : messages.format(writeDecimal('1200.50', numbers));
    }
  };
  const read = (text: string) => {
    const plain = currency === undefined ? text : withoutCurrency(text, currency, numbers);
    const { value, problem } = readDecimal(withPoint(plain, numbers), limits, numbers);
    return { value, problem: messageOf(problem) };
  };
  const { text, change, reset } = useParsedText({
    ...value,
    read,
    write: (decimal) => writeDecimal(decimal, numbers),
  });
  return { text, reading: read(text), onTextChange: change, onReset: reset };
}
