import { createHash } from 'node:crypto';

/**
 * A function or a trigger of the database, made anew when its text changes. Its name is no other's.
 */
export interface TriggerPart {
  /** A function's ends with `()`. */
  readonly name: string;
  readonly statement: string;
}

/** A function that triggers call; `body` is its PL/pgSQL. */
export function triggerFunction(name: string, body: string): TriggerPart {
  return {
    name: `${name}()`,
    statement: `create or replace function ${name}() returns trigger language plpgsql as $$\n${body} $$`,
  };
}

/**
 * A trigger; `definition` is what follows its name. Replacing one keeps writers of its table
 * waiting, but not readers.
 */
export function trigger(name: string, definition: string): TriggerPart {
  return { name, statement: `create or replace trigger ${name} ${definition}` };
}

/** PostgreSQL replaces no constraint trigger, so this one is dropped and made. */
export function constraintTrigger(table: string, name: string, definition: string): TriggerPart {
  return {
    name,
    statement: `do $$ begin
      drop trigger if exists ${name} on ${table};
      create constraint trigger ${name} ${definition};
    end $$`,
  };
}

export function hashOf(...parts: readonly TriggerPart[]): string {
  const hash = createHash('sha256');
  for (const { statement } of parts) hash.update(statement);
  return hash.digest('hex');
}
