/// <reference types="vite/client" />

declare module 'virtual:component-props' {
  const components: Record<string, import('../packages/ui/scripts/describeProps').ComponentDoc>;
  export default components;
}

declare module 'virtual:component-evidence' {
  const evidence: Record<string, import('./props/evidence').Evidence>;
  export default evidence;
}

declare module 'virtual:picture-dates' {
  const dates: Record<string, string>;
  export default dates;
}
