const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

const rounded = (value: number) => String(Math.round(value * 10) / 10);

/** What files take together: `3.5 MiB`, `5 GiB`. */
export const sizeText = (bytes: number): string =>
  bytes < GIB ? `${rounded(bytes / MIB)} MiB` : `${rounded(bytes / GIB)} GiB`;
