/** What an address orders: a vehicle of the stock, or a configuration, which goes before it. */
export interface Ordered {
  readonly vehicleId: string | undefined;
  readonly configUrl: string | undefined;
}

/** Parses the query; an empty parameter is none. */
export function orderedBy({ searchParams }: URL): Ordered {
  return {
    vehicleId: searchParams.get('vehicleId') || undefined,
    configUrl: searchParams.get('config_url') || undefined,
  };
}

export function isOtherOrder(before: URL, after: URL): boolean {
  const [one, other] = [orderedBy(before), orderedBy(after)];
  return one.vehicleId !== other.vehicleId || one.configUrl !== other.configUrl;
}
