/** @jest-environment node */
import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import * as z from 'zod';

const attribute = z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) });
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              status: z.object({ code: z.number() }),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
});

const received: string[] = [];
let collector: Server;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push(body.toString());
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
});
afterAll(() => collector.close());
beforeEach(() => received.splice(0));

/** What the site of `traced.testing` passes on to whoever it calls. */
async function visit(endpoint: string): Promise<unknown> {
  const env = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const program = join(__dirname, 'traced.testing.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program], { env });
  return JSON.parse(stdout);
}

test('one trace goes from the page over remotes and calls, and names no address', async () => {
  const address = collector.address();
  const passed = await visit(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);

  const resources = received.flatMap((body) => traces.parse(JSON.parse(body)).resourceSpans);
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const named = (name: string) => spans.find((span) => span.name === name);
  const page = named('POST /*');
  const work = named('mf-blocks 1.0.0 ./block/hero');
  const answer = named('POST /vehicles/:id');
  const call = spans.find(({ spanId }) => spanId === answer?.parentSpanId);

  expect([work, call, answer].map((span) => span?.traceId)).toEqual(Array.from({ length: 3 }, () => page?.traceId));
  expect([work, call].map((span) => span?.parentSpanId)).toEqual([page?.spanId, page?.spanId]);
  expect([page, work, answer].map((span) => span?.status.code)).toEqual([0, 2, 2]);
  expect(passed).toEqual({ traceparent: `00-${page?.traceId}-${page?.spanId}-01` });
  // Who asks from outside decides nothing about our traces.
  expect(page?.traceId).not.toBe('a'.repeat(32));
  expect(page?.attributes).toContainEqual({ key: 'showroom.page', value: { stringValue: '/offers' } });
  const service = { key: 'service.name', value: { stringValue: 'showroom-site' } };
  expect(resources[0]?.resource.attributes).toContainEqual(service);
  expect(received.join()).not.toMatch(/secret|anna|vehicles\/7/);
});

test('without a collector nothing is sent, and nothing is passed on', async () => {
  expect(await visit('')).toEqual({});
  expect(received).toEqual([]);
});
