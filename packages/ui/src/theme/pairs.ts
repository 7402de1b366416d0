import type { color, inMode } from './palette';

type Colors = ReturnType<typeof inMode<typeof color>>;

export interface Pair {
  name: string;
  foreground: string;
  background: string;
  /** 4.5 for text, 3 for the boundary of a control and for what carries meaning. */
  least: 4.5 | 3;
}

/** Every pair of colours that components may put on each other, in one theme. */
export function pairs(c: Colors): Pair[] {
  const surfaces = {
    surface: c.surface,
    surfaceRaised: c.surfaceRaised,
    surfaceSunken: c.surfaceSunken,
    surfaceHover: c.surfaceHover,
  };
  const statuses = { danger: c.danger, warning: c.warning, success: c.success, info: c.info };
  const on = (
    least: Pair['least'],
    foregrounds: Record<string, string>,
    backgrounds: Record<string, string>,
  ) =>
    Object.entries(foregrounds).flatMap(([front, foreground]) =>
      Object.entries(backgrounds).map(([back, background]): Pair => {
        return { name: `${front} on ${back}`, foreground, background, least };
      }),
    );
  const statusText = Object.fromEntries(Object.entries(statuses).map(([k, s]) => [`${k}.text`, s.text]));
  return [
    ...on(4.5, { text: c.text, textMuted: c.textMuted }, { ...surfaces, surfaceActive: c.surfaceActive }),
    ...on(
      4.5,
      { text: c.text, textMuted: c.textMuted, accentText: c.accentText },
      {
        accentSubtle: c.accentSubtle,
        accentSubtleHover: c.accentSubtleHover,
      },
    ),
    ...on(4.5, { accentText: c.accentText, ...statusText }, surfaces),
    ...on(4.5, { text: c.text }, { selection: c.selection }),
    ...on(4.5, { onAccent: c.onAccent }, { accent: c.accent, accentHover: c.accentHover }),
    ...Object.entries(statuses).flatMap(([name, s]) =>
      on(4.5, { text: c.text, [`${name}.text`]: s.text }, { [`${name}.background`]: s.background }),
    ),
    ...Object.entries(statuses).flatMap(([name, s]) =>
      on(4.5, { [`${name}.onSolid`]: s.onSolid }, { [`${name}.solid`]: s.solid }),
    ),
    ...on(4.5, { 'danger.onSolid': c.danger.onSolid }, { 'danger.solidHover': c.danger.solidHover }),
    ...on(
      3,
      {
        borderControl: c.borderControl,
        borderControlHover: c.borderControlHover,
        focusRing: c.focusRing,
        accent: c.accent,
        'danger.solid': c.danger.solid,
        ...Object.fromEntries(Object.entries(c.chart).map(([nth, series]) => [`chart.${nth}`, series])),
      },
      surfaces,
    ),
  ];
}
