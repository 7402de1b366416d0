export { HelpButton, type HelpButtonProps } from './HelpButton';
export { HelpPanel, type HelpPanelProps } from './HelpPanel';
