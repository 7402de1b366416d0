export function install(): Promise<void>;
export function buildApi(): Promise<void>;
export function buildProduct(): Promise<void>;
export function buildStorybook(): Promise<void>;
