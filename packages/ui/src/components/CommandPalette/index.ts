export { CommandPalette, type CommandPaletteProps } from './CommandPalette';
export type { CommandGroup, CommandItem, CommandSearch, CommandSelectEvent } from './commands';
