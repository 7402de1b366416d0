/// <reference types="vite/client" />

declare module 'virtual:component-props' {
  const components: Record<string, import('./props/describeProps').ComponentDoc>;
  export default components;
}

declare module 'virtual:picture-dates' {
  const dates: Record<string, string>;
  export default dates;
}
