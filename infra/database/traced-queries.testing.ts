import { context, trace } from '@opentelemetry/api';
import { NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import { sql } from 'drizzle-orm';
import { connect } from './connect';

/** A statement of a trace and one of none, in their own process: Jest has its own `require`. */
const ended: ReadableSpan[] = [];
new NodeTracerProvider({
  spanProcessors: [
    {
      onStart: () => undefined,
      onEnd: (span) => void ended.push(span),
      forceFlush: async () => undefined,
      shutdown: async () => undefined,
    },
  ],
}).register();
const { DATABASE_URL: databaseUrl } = process.env;
const database = await connect({ databaseUrl, dataFolder: '' });
await database.rows(sql`select 1`);
const page = trace.getTracer('test').startSpan('page');
await context.with(trace.setSpan(context.active(), page), () => database.rows(sql`select ${'anna'}::text as name`));
await database.close();
const spans = ended.map(({ name, attributes, parentSpanContext }) => ({
  name,
  isOfPage: parentSpanContext?.spanId === page.spanContext().spanId,
  attributes,
}));
process.stdout.write(JSON.stringify(spans));
