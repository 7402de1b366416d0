import { useState } from 'react';
import { Button } from '../../components/Button';
import { TokenTable } from './TokenTable';

const track = { inlineSize: '10rem', background: 'var(--rs-color-surface-sunken)' };

/** Each duration and easing, run when asked. */
export function Motion() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  const dot = (duration: string, easing: string) => (
    <div style={track}>
      <div
        style={{
          inlineSize: '1.25rem',
          blockSize: '1.25rem',
          borderRadius: 'var(--rs-radius-full)',
          background: 'var(--rs-color-accent)',
          marginInlineStart: isAtEnd ? '8.75rem' : 0,
          transition: `margin-inline-start ${duration} ${easing}`,
        }}
      />
    </div>
  );
  return (
    <>
      <Button onClick={() => setIsAtEnd(!isAtEnd)}>Move</Button>
      <TokenTable group="duration" sample={(reference) => dot(reference, 'var(--rs-easing-standard)')} />
      <TokenTable group="easing" sample={(reference) => dot('1s', reference)} />
    </>
  );
}
