import { defineMessages } from '../../internal/messages/messages';
import { figure } from '../../internal/text/figure';

export const dataTableColumnsMessages = defineMessages('dataTableColumns', {
  columns: 'Columns',
  width: (column: string) => `Width of ${column}`,
  /** `pixels` is undefined while the column shares what the others leave. */
  widthText: (pixels: number | undefined) =>
    pixels === undefined ? 'automatic' : `${figure(pixels)} pixels`,
});
