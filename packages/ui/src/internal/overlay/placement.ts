/** Where an overlay stands at its control. */
export interface PlacementProps {
  /** The side of the control, as one sees it; the opposite one where there is no room. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** How it is aligned at that side, in reading direction. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Pixels to the control, and to the edges of the window. */
export const distances = { sideOffset: 4, collisionPadding: 8 } as const;
