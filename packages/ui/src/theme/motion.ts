import { vars } from './vars.css';

/** `transition` of the named properties, under 200 ms; instant where the user asks for reduced motion. */
export const transition = (...properties: string[]) =>
  properties.map((property) => `${property} ${vars.duration.fast} ${vars.easing.standard}`).join(', ');

/** `animation` that runs once, under 200 ms; instant where the user asks for reduced motion. */
export const animateOnce = (keyframes: string) =>
  `${keyframes} ${vars.duration.normal} ${vars.easing.standard}`;

/**
 * The style of what Radix opens: it animates in once, and is gone at once when it closes. With the same animation in both states
 * Radix may wait for an end that has passed, and never take it away.
 */
export const animateIn = (keyframes: string) => ({
  animation: animateOnce(keyframes),
  selectors: { '&[data-state="closed"]': { animation: 'none' } },
});
