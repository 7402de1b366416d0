export { type Gap, Stack, type StackProps } from './Stack';
