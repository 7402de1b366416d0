import { media } from './media';
import { globalStyle } from './style';
import { vars } from './vars.css';

const { color, font, fontSize, lineHeight } = vars;

globalStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box' });

globalStyle(':where(html)', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });

globalStyle(':where(body)', {
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

globalStyle(':where(button, input, select, textarea)', { font: 'inherit', color: 'inherit' });

globalStyle(':root::selection', { background: color.selection });

globalStyle(':where(:focus-visible)', { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' });

// A heading that receives focus on navigation is not a control: no ring.
globalStyle(':where(h1, h2, [role="main"], main):where([tabindex="-1"]):focus', { outline: 'none' });

globalStyle(':where(html, body)', {
  '@media': { [media.print]: { color: '#000000', background: '#ffffff' } },
});
