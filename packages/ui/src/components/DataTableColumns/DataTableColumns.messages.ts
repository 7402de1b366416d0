import { defineMessages } from '../../internal/messages/messages';
export const dataTableColumnsMessages = defineMessages('dataTableColumns', {
  columns: 'Columns',
  width: (column: string) => `Width of ${column}`,
  /** `width` in rem, undefined while the column shares what the others leave. */
  widthText: (width: number | undefined) =>
    width === undefined ? 'automatic' : `${Math.round(width * 16)} pixels`,
});
