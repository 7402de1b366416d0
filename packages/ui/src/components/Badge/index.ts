export type { Tone } from '../../internal/tone';
export { Badge, type BadgeProps } from './Badge';
