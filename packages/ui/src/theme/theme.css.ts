import { assignVars, globalLayer } from '@vanilla-extract/css';
import { media } from './media';
import { inMode, type Mode, themed } from './palette';
import { density, duration, scales } from './scales';
import { globalStyle, layer } from './style';
import { vars } from './vars.css';

globalLayer(layer);

const inTheme = (mode: Mode) => {
  const { color, shadow } = inMode(themed, mode);
  return { ...assignVars(vars.color, color), ...assignVars(vars.shadow, shadow) };
};

const { space, radius, font, fontSize, lineHeight, fontWeight, z, easing } = scales;

globalStyle(':root', {
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

globalStyle(':root, [data-density="comfortable"]', { vars: assignVars(vars.density, density.comfortable) });
// A finger needs 44 px; who chooses compact rows does without, for the whole page too.
globalStyle(':root:where(:not([data-density="compact"])), [data-density="comfortable"]', {
  '@media': { [media.finger]: { vars: { [vars.density.controlHeight]: '2.75rem' } } },
});
globalStyle('[data-density="compact"]', { vars: assignVars(vars.density, density.compact) });

globalStyle(':root, [data-theme="light"]', { colorScheme: 'light', vars: inTheme('light') });
// Paper is light, whatever the screen is.
globalStyle('[data-theme="dark"]', {
  '@media': { screen: { colorScheme: 'dark', vars: inTheme('dark') } },
});
// No data-theme on the root means: the system decides. `:where` keeps the weight of the rules below.
globalStyle(':root:where(:not([data-theme]))', {
  '@media': { 'screen and (prefers-color-scheme: dark)': { colorScheme: 'dark', vars: inTheme('dark') } },
});

// Paper has no finger on it: by the browser's own menu as much stands on a sheet as by Print.
globalStyle(':root, [data-density]', {
  '@media': { [media.print]: { vars: assignVars(vars.density, density.compact) } },
});

// Last, so that they win over any choice of theme.
globalStyle(':root, [data-theme]', {
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
