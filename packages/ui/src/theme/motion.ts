import { vars } from './vars.css';

/** `transition` of the named properties, under 200 ms; instant where the user asks for reduced motion. */
export const transition = (...properties: string[]) =>
  properties.map((property) => `${property} ${vars.duration.fast} ${vars.easing.standard}`).join(', ');

/** `animation` that runs once, under 200 ms; instant where the user asks for reduced motion. */
export const animateOnce = (keyframes: string) =>
  `${keyframes} ${vars.duration.normal} ${vars.easing.standard}`;
