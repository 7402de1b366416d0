export type { Tone } from '../../internal/tone';
export { Callout, type CalloutProps } from './Callout';
