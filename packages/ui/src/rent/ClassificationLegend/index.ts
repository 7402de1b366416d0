export { Classification, type ClassificationProps } from './Classification';
export { ClassificationLegend, type ClassificationLegendProps } from './ClassificationLegend';
