import type { Service } from './server/api';

/** Everything that the API serves. */
export const SERVICES: readonly Service[] = [];
