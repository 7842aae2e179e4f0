const format = new Intl.NumberFormat('en', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });

/** Bytes as people read them, e.g. `4.2 kB`. */
export const kilobytes = (bytes: number): string => format.format(bytes / 1000);
