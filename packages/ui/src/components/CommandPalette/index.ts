export { CommandPalette, type CommandPaletteProps, type CommandSelectEvent } from './CommandPalette';
export type { CommandGroup, CommandItem, CommandSearch } from './commands';
