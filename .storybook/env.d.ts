/// <reference types="vite/client" />

declare module 'virtual:component-props' {
  const tables: Record<string, import('./props/describeProps').PropTable[]>;
  export default tables;
}
