/** 1204 as 1,204; the same text on the server and in every browser. */
export function formatNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** 1204 leads, 1 lead. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

export const formatVehicles = (count: number) => formatCount(count, 'vehicle');
