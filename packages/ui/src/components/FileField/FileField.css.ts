import { media } from '../../theme/media';
import { style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, lineHeight, radius, space } = vars;

export const frame = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const zone = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: density.controlGap,
  minBlockSize: '5rem',
  padding: `${space[3]} ${density.controlPadding}`,
  border: `1px dashed ${color.borderControl}`,
  borderRadius: radius.md,
  background: color.surfaceRaised,
  color: color.text,
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  textAlign: 'center',
  selectors: {
    '&:hover:not([data-disabled])': { borderColor: color.borderControlHover },
    '&:focus-within': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-1px' },
    '&[data-over]': { borderStyle: 'solid', borderColor: color.accentText, background: color.accentSubtle },
    '&[data-invalid]': { borderColor: color.danger.solid },
    '&[data-disabled]': { color: color.textMuted, background: color.surfaceSunken },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  color: color.textMuted,
});

/** The browser's own input covers the zone: pressing, dropping and the keyboard are its. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const list = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[2],
  paddingInlineStart: density.controlPadding,
  border: `1px solid ${color.border}`,
  borderRadius: radius.sm,
  background: color.surfaceRaised,
});

export const name = style({ paddingBlock: space[1], overflowWrap: 'anywhere' });

export const size = style({ color: color.textMuted, fontSize: fontSize.sm, whiteSpace: 'nowrap' });

export const remove = style({ minBlockSize: density.controlHeight });

export const progress = style({ gridColumn: '1 / -1', marginBlockEnd: space[2], marginInlineEnd: space[2] });

export const failure = style({
  gridColumn: '1 / -1',
  paddingBlockEnd: space[1],
  paddingInlineEnd: density.controlPadding,
  color: color.danger.text,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.sm,
  overflowWrap: 'anywhere',
});

export const problem = style({ display: 'block' });
