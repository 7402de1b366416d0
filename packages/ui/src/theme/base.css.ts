import { media } from './media';
import { globalStyle } from './style';
import { vars } from './vars.css';

const { color, font, fontSize, lineHeight } = vars;

// A list within `:where()` is tried on every element of a page: each name has a `:where()` of its own.
globalStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box' });

globalStyle(':where(html)', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });

// In a shadow root its host is the page.
globalStyle(':where(body), :host', {
  margin: 0,
  fontFamily: font.sans,
  fontSize: fontSize.md,
  lineHeight: lineHeight.md,
  fontSynthesis: 'none',
  color: color.text,
  background: color.surface,
  overflowWrap: 'break-word',
});

globalStyle(':where([data-theme])', { color: color.text });
// Firefox draws those of the system, light on a dark page.
globalStyle(':where(:root), :where([data-theme]), :host', {
  scrollbarColor: `${color.borderControl} transparent`,
});

globalStyle(':where(button), :where(input), :where(select), :where(textarea)', {
  font: 'inherit',
  color: 'inherit',
});

globalStyle(':root::selection, :host::selection', { background: color.selection });

globalStyle(':where(:focus-visible)', { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' });

// A heading that receives focus on navigation is not a control: no ring.
globalStyle(':where(h1, h2, [role="main"], main):where([tabindex="-1"]):focus', { outline: 'none' });

globalStyle(':where(html), :where(body)', {
  '@media': { [media.print]: { color: '#000000', background: '#ffffff' } },
});
