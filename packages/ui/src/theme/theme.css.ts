import { assignVars, globalLayer } from '@vanilla-extract/css';
import { media } from './media';
import { inMode, type Mode, themed } from './palette';
import { density, duration, scales } from './scales';
import { globalStyle, layer } from './style';
import { vars } from './vars.css';

globalLayer(layer);

/** Series of charts that have the colour of something else: who sets that by hand sets them too. */
const shared = {
  [vars.color.chart[1]]: vars.color.accentText,
  [vars.color.chart[2]]: vars.color.warning.text,
  [vars.color.chart[4]]: vars.color.text,
};

const inTheme = (mode: Mode) => {
  const { color, shadow } = inMode(themed, mode);
  const tokens = { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) };
  return Object.fromEntries(Object.entries(tokens).filter(([name]) => !(name in shared)));
};

/** In a shadow root the host decides, as the root element does in a page. `:where` keeps the weight of `:host`. */
const on = (choice: string) => `${choice}, :host(:where(${choice}))`;

const { space, radius, font, fontSize, lineHeight, fontWeight, z, easing } = scales;

globalStyle(':root, :host', {
  vars: {
    ...assignVars(vars.space, space),
    ...assignVars(vars.radius, radius),
    ...assignVars(vars.font, font),
    ...assignVars(vars.fontSize, fontSize),
    ...assignVars(vars.lineHeight, lineHeight),
    ...assignVars(vars.fontWeight, fontWeight),
    ...assignVars(vars.z, z),
    ...assignVars(vars.easing, easing),
    ...assignVars(vars.duration, duration),
  },
  '@media': { [media.reducedMotion]: { vars: assignVars(vars.duration, { fast: '0s', normal: '0s' }) } },
});

globalStyle(':root, :host, [data-density="comfortable"]', {
  vars: assignVars(vars.density, density.comfortable),
});
// A finger needs 44 px; who chooses compact rows does without, for the whole page too.
globalStyle(':root:where(:not([data-density="compact"])), :host, [data-density="comfortable"]', {
  '@media': { [media.finger]: { vars: { [vars.density.controlHeight]: '2.75rem' } } },
});
globalStyle(on('[data-density="compact"]'), { vars: assignVars(vars.density, density.compact) });

globalStyle(':root, :host, [data-theme="light"]', { colorScheme: 'light', vars: inTheme('light') });
// Paper is light, whatever the screen is.
globalStyle(on('[data-theme="dark"]'), {
  '@media': { screen: { colorScheme: 'dark', vars: inTheme('dark') } },
});
// No data-theme on the root means: the system decides. `:where` keeps the weight of the rules below.
globalStyle(':root:where(:not([data-theme])), :host(:where(:not([data-theme])))', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: inTheme('dark') } },
});

// Paper has no finger on it: by the browser's own menu as much stands on a sheet as by Print.
globalStyle(':root, :host, [data-density]', {
  '@media': { [media.print]: { vars: assignVars(vars.density, density.compact) } },
});

// Last, so that they win over any choice of theme.
globalStyle(':root, :host, [data-theme]', {
  '@media': {
    [`screen and ${media.forcedColors}`]: { vars: inTheme('forced') },
    [media.print]: {
      vars: {
        ...assignVars(vars.shadow, { raised: 'none', popover: 'none', dialog: 'none' }),
        [vars.color.surface]: '#ffffff',
        [vars.color.text]: '#000000',
      },
    },
  },
});

globalStyle(':root, :host, [data-theme]', { vars: shared });
