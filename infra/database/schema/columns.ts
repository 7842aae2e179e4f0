import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, which rows give as the database writes it. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });
