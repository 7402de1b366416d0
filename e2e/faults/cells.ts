import { answerFaults } from './answerFaults.ts';
import { type Cell, type Fault, type Surface, surfaceNames } from './matrix.ts';
import { stateFaults } from './stateFaults.ts';
import { surfaces } from './surfaces.ts';

export const faults: readonly Fault[] = [...answerFaults, ...stateFaults];

export interface PlacedCell {
  fault: Fault;
  surface: Surface;
  cell: Cell;
  title: string;
}

/** Every fault on every surface. */
export const cells: readonly PlacedCell[] = faults.flatMap((fault) =>
  Object.values(surfaces).map((surface) => ({
    fault,
    surface,
    cell: fault.on(surface),
    title: `${fault.name} × ${surfaceNames[surface.id]}`,
  })),
);
