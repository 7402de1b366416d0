export const media = {
  /** Wrap endless animation in it: it has no place where the user asks for reduced motion. */
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  coarse: '(pointer: coarse)',
  /** A finger is there, or likely: what can be pressed is 44 px high. */
  finger: '(pointer: coarse), screen and (max-width: 639.98px)',
  /** The breakpoint of the specification is 768 px. */
  wide: '(min-width: 768px)',
  narrow: '(max-width: 767.98px)',
} as const;
