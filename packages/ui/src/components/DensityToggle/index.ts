export { DensityToggle, type DensityToggleProps } from './DensityToggle';
