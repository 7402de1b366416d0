export * from './components/Spinner';
export * from './components/VisuallyHidden';
export * from './messages';
export * from './theme';
