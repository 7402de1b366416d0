let format: Intl.NumberFormat | undefined;

/** A count as the English texts write it: `1,234`. `toLocaleString` would make a format for each. */
export function figure(value: number) {
  format ??= new Intl.NumberFormat('en-US');
  return format.format(value);
}
