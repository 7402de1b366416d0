import { joinParts } from '@rentsafe/format/text';

/** 'Msasa Court · 4': a line breaks before the dot, never after it. */
export const dotted = (...parts: readonly (string | null | undefined)[]) => joinParts(parts, ' ·\u00A0');
