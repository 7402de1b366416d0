import type { CSSProperties, ReactNode } from 'react';
import { contrast } from '../contrast';
import { type Pair, pairs } from '../pairs';
import { color, inMode } from '../palette';
import { cell, DocsTable } from './DocsTable';
import { TokenTable } from './TokenTable';

const swatch: CSSProperties = {
  inlineSize: '4rem',
  blockSize: '2rem',
  borderRadius: 'var(--rs-radius-sm)',
  border: '1px solid var(--rs-color-border)',
};

/** Every colour token as it is in the theme of the toolbar. */
export const Colors = () => (
  <TokenTable group="color" sample={(reference) => <div style={{ ...swatch, background: reference }} />} />
);

function Ratio({ foreground, background, least }: Pair) {
  const ratio = contrast(foreground, background);
  const sample: ReactNode =
    least === 4.5 ? 'Aa' : <span style={{ border: '2px solid', paddingInline: '0.75rem' }} />;
  return (
    <td style={cell}>
      <span style={{ color: foreground, background, padding: '0.25rem 0.5rem', fontWeight: 500 }}>
        {sample}
      </span>{' '}
      {ratio.toFixed(2)}
      {ratio < least && ' too low'}
    </td>
  );
}

export interface ContrastTableProps {
  /** The pairs in light. */
  light: readonly Pair[];
  /** The same pairs in dark, in the same order. */
  dark: readonly Pair[];
}

/** Pairs of colours with their contrast in both themes, computed here. */
export function ContrastTable({ light, dark }: ContrastTableProps) {
  return (
    <DocsTable headers={['Pair', 'At least', 'Light', 'Dark']}>
      {light.map((pair, index) => {
        const inDark = dark[index];
        return (
          <tr key={pair.name}>
            <td style={cell}>{pair.name}</td>
            <td style={cell}>{pair.least}</td>
            <Ratio {...pair} />
            {inDark && <Ratio {...inDark} />}
          </tr>
        );
      })}
    </DocsTable>
  );
}

/** Every pair of colours that components may put on each other. */
export const Contrast = () => (
  <ContrastTable light={pairs(inMode(color, 'light'))} dark={pairs(inMode(color, 'dark'))} />
);
