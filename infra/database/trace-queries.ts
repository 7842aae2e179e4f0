import { createRequire } from 'node:module';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';

/** A span for each statement that is part of a trace: its text, never its values. */
export function traceQueries(): void {
  new PgInstrumentation({ requireParentSpan: true }).enable();
  // It changes the driver as that is required; modules import it past that.
  createRequire(import.meta.url)('pg');
}
