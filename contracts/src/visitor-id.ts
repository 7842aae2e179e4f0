const FORM = /^t([0-9a-z]{8,9})-[\da-f-]{36}$/;

/**
 * A visitor's id with the time of its making inside, so that nothing needs to be stored to know how
 * old it is.
 */
export function newVisitorId(now: number): string {
  return `t${now.toString(36)}-${crypto.randomUUID()}`;
}

/** When an id was made, in milliseconds since 1970; undefined for one from before ids told it. */
export function visitorSince(id: string): number | undefined {
  const time = FORM.exec(id)?.[1];
  return time === undefined ? undefined : Number.parseInt(time, 36);
}
