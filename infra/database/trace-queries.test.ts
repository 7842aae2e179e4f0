/** @jest-environment node */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { POSTGRES } from './testing';

const onServer = POSTGRES === undefined ? test.skip : test;

onServer('a statement of a trace is a span with its text and without its values, any other is none', async () => {
  // The variable alone decides; nobody listens there.
  const env = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' };
  const program = join(__dirname, 'traced-queries.testing.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program], { env });
  expect(JSON.parse(stdout)).toEqual([
    {
      name: expect.stringMatching(/SELECT/),
      isOfPage: true,
      attributes: expect.objectContaining({ 'db.query.text': 'select $1::text as name' }),
    },
  ]);
  expect(stdout).not.toContain('anna');
});
