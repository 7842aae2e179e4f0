/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';
import { testConfig } from './config.testing';
import { registerSecurityText } from './security-text';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const YEAR = 365 * 86_400_000;
const PATH = '/.well-known/security.txt';
let app: FastifyInstance;

function start(securityContact: string | undefined): void {
  app = fastify();
  registerSecurityText(app, testConfig({ securityContact, siteOrigin: 'https://showroom.test' }), () => NOW);
}
afterEach(() => app.close());

async function fields(): Promise<(readonly [string, string])[]> {
  const { body } = await app.inject(PATH);
  return body
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [name = '', ...rest] = line.split(': ');
      return [name, rest.join(': ')];
    });
}

const valuesOf = async (name: string) => (await fields()).filter(([field]) => field === name).map(([, value]) => value);

test('whoever finds a weakness reads to whom to report it, as plain text', async () => {
  start('mailto:security@showroom.test');
  const answer = await app.inject(PATH);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(await valuesOf('Contact')).toEqual(['mailto:security@showroom.test']);
});

test('it ends once, later than now and in less than a year', async () => {
  start('https://showroom.test/report');
  const ends = await valuesOf('Expires');
  expect(ends).toHaveLength(1);
  const left = Date.parse(ends[0] ?? '') - NOW.getTime();
  expect(left).toBeGreaterThan(YEAR / 12);
  expect(left).toBeLessThan(YEAR);
});

test('it names the address of every market, so that a copy elsewhere is known as one', async () => {
  start('mailto:security@showroom.test');
  expect(await valuesOf('Canonical')).toEqual(
    expect.arrayContaining([`https://showroom.test${PATH}`, `https://au.showroom.test${PATH}`]),
  );
});

test('without a contact there is no such file', async () => {
  start(undefined);
  expect((await app.inject(PATH)).statusCode).toBe(404);
});
