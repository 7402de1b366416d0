import { cells } from './cells.ts';
import { runCells } from './runCells.ts';

runCells(cells);
