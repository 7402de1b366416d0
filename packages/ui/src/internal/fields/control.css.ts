import { media } from '../../theme/media';
import { transition } from '../../theme/motion';
import { globalStyle, style } from '../../theme/style';
import { vars } from '../../theme/vars.css';

const { color, density, fontSize, lineHeight, radius } = vars;

/** The style of a control that takes a value: input, select, text area, combobox. State comes from its attributes. */
export const control = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: density.controlHeight,
  margin: 0,
  paddingBlock: 0,
  paddingInline: density.controlPadding,
  fontFamily: 'inherit',
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  color: color.text,
  background: color.surfaceRaised,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.sm,
  transition: transition('border-color'),
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: color.borderControlHover },
    // One ring, on the border's own line: an offset ring would touch the neighbours in a dense form.
    '&:focus-visible': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-1px' },
    '&[aria-invalid=true]': { borderColor: color.danger.solid },
    // The ring lies on the border: in its own colour it would hide that the value is refused.
    '&[aria-invalid=true]:focus-visible': { outlineColor: color.danger.solid },
    '&:read-only:not(select)': { background: color.surfaceSunken },
    '&:disabled': { color: color.textDisabled, background: color.surfaceSunken, cursor: 'not-allowed' },
  },
  '@media': {
    // Below 16 px iOS zooms into a field that gets focus.
    [media.coarse]: { fontSize: fontSize.lg },
    [media.print]: { background: 'transparent' },
  },
});

/** A button at the end of a control, inside its border: show password, clear, open. Its parent is `position: relative`. */
export const innerButton = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: density.controlHeight,
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${innerButton} > svg`, { inlineSize: '1rem', blockSize: '1rem' });
