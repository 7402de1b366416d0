export { isTyping } from '../../internal/keys/isTyping';
export { Keys, type KeysProps } from '../../internal/keys/KeyCaps';
export type { HotkeyKeys } from '../../internal/keys/keys';
export { type HotkeyOptions, useHotkey } from '../../internal/keys/useHotkey';
export { HotkeysDialog, type HotkeysDialogProps } from './HotkeysDialog';
export type { HotkeyGroup, ListedHotkey } from './useHotkeyGroups';
