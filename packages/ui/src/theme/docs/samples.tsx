import type { CSSProperties } from 'react';
import { TokenTable } from './TokenTable';

const box: CSSProperties = { inlineSize: '4rem', blockSize: '2.5rem', background: 'var(--rs-color-accent)' };
const sampleText = 'Rent for March, $1,234.56';
const text = (style: CSSProperties) => (
  <span style={{ whiteSpace: 'nowrap', color: 'var(--rs-color-text)', ...style }}>{sampleText}</span>
);

export const Space = () => (
  <TokenTable
    group="space"
    sample={(reference) => <div style={{ ...box, inlineSize: reference, blockSize: '1rem' }} />}
  />
);

export const Radius = () => (
  <TokenTable group="radius" sample={(reference) => <div style={{ ...box, borderRadius: reference }} />} />
);

export const Shadow = () => (
  <TokenTable
    group="shadow"
    sample={(reference) => (
      <div
        style={{
          ...box,
          margin: 'var(--rs-space-4)',
          background: 'var(--rs-color-surface-raised)',
          borderRadius: 'var(--rs-radius-md)',
          boxShadow: reference,
        }}
      />
    )}
  />
);

export const Layers = () => (
  <TokenTable
    group="z"
    sample={(reference) => (
      <div
        style={{ ...box, blockSize: '1rem', inlineSize: `calc(${reference} * 0.1rem)`, minInlineSize: '2px' }}
      />
    )}
  />
);

export const Fonts = () => (
  <TokenTable group="font" sample={(reference) => text({ fontFamily: reference })} />
);

export const FontSizes = () => (
  <TokenTable group="fontSize" sample={(reference) => text({ fontSize: reference })} />
);

export const LineHeights = () => (
  <TokenTable
    group="lineHeight"
    sample={(reference) => (
      <div
        style={{
          inlineSize: '14rem',
          lineHeight: reference,
          background: 'var(--rs-color-surface-sunken)',
          color: 'var(--rs-color-text)',
        }}
      >
        {sampleText} from Rudo Dube, and what is still owing.
      </div>
    )}
  />
);

export const FontWeights = () => (
  <TokenTable group="fontWeight" sample={(reference) => text({ fontWeight: reference })} />
);

export const DensityTokens = () => (
  <TokenTable
    group="density"
    sample={(reference) => <div style={{ ...box, inlineSize: reference, blockSize: '1rem' }} />}
  />
);
