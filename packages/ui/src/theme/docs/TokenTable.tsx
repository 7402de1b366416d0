import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../components/CopyButton';
import { cell, DocsTable } from './DocsTable';
import { purposeOf, type TokenGroup, tokensOf } from './tokens';

/** A token's value where it is shown: it changes with theme, density and the user. */
function LiveValue({ token }: { token: string }) {
  const cell = useRef<HTMLElement>(null);
  const [value, setValue] = useState('');
  useEffect(() => {
    const read = () => {
      if (cell.current) setValue(getComputedStyle(cell.current).getPropertyValue(token).trim());
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, [token]);
  return <code ref={cell}>{value}</code>;
}

export interface TokenTableProps {
  group: TokenGroup;
  /** Draws one token; `reference` is `var(--rs-…)`. */
  sample: (reference: string) => ReactNode;
}

/** All tokens of a group: a sample, the CSS variable to copy, what it is for, and its value as it is now. */
export function TokenTable({ group, sample }: TokenTableProps) {
  return (
    <DocsTable headers={['Sample', 'CSS variable', 'Use it for', 'Now']}>
      {tokensOf(group).map((token) => (
        <tr key={token}>
          <td style={cell}>{sample(`var(${token})`)}</td>
          <td style={cell}>
            <code style={{ display: 'block', whiteSpace: 'nowrap' }}>{token}</code>
            <CopyButton
              variant="ghost"
              size="sm"
              style={{ marginInlineStart: 'calc(-1 * var(--rs-space-2))' }}
              data-density="compact"
              value={`var(${token})`}
              aria-label={`Copy var(${token})`}
            />
          </td>
          <td style={cell}>{purposeOf(token)}</td>
          <td style={cell}>
            <LiveValue token={token} />
          </td>
        </tr>
      ))}
    </DocsTable>
  );
}
