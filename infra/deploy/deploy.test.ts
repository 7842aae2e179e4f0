/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { ROOT } from '../build/package-info';
import { PINNED_NODES } from '../checks/pinned-nodes';
import { PROCESSES } from '../start/processes';

const HERE = import.meta.dirname;
const textOf = (path: string) => readFileSync(join(HERE, path), 'utf8');

/** What each process reads its configuration with, by the process. */
const CONFIGURATIONS = {
  site: { file: 'shell/src/site/config.ts', parse: 'siteConfig()' },
  api: { file: 'infra/api-config.ts', parse: 'parseApiConfig(process.env)' },
  jobs: { file: 'infra/api-config.ts', parse: 'parseApiConfig(process.env)' },
  registry: { file: 'infra/registry/config.ts', parse: "registryConfig(process.env, 'server')" },
} as const;
type Name = keyof typeof CONFIGURATIONS;
const NAMES: readonly Name[] = ['site', 'api', 'jobs', 'registry'];

const variable = z.object({ name: z.string(), valueFrom: z.object({ secretKeyRef: z.object({ key: z.string() }) }) });
const container = z.looseObject({ env: z.array(variable).default([]) });
const deployment = z.object({
  kind: z.literal('Deployment'),
  metadata: z.object({ name: z.string() }),
  spec: z.object({ template: z.object({ spec: z.looseObject({ containers: z.tuple([container]) }) }) }),
});
const compose = z.object({
  services: z.record(z.string(), z.looseObject({ environment: z.record(z.string(), z.string()).default({}) })),
});

const documents = (path: string): unknown[] => parseAllDocuments(textOf(path)).map((one) => one.toJS());
const deploymentIn = (path: string) =>
  documents(path)
    .map((one) => deployment.safeParse(one).data)
    .find((one) => one !== undefined);
const containerIn = (path: string) => deploymentIn(path)?.spec.template.spec.containers[0];
const services = compose.parse(parse(textOf('compose.yaml'), { merge: true })).services;

const settings = Object.fromEntries(
  textOf('base/settings.env')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

/** Every name that a process looks for. */
const readBy = (name: Name) =>
  new Set(
    [...readFileSync(join(ROOT, CONFIGURATIONS[name].file), 'utf8').matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(
      ([, found = '']) => found,
    ),
  );

/** Names of secrets that a pod is given; the jobs have those of the API. */
function secretsOf(name: Name): string[] {
  const { env = [] } =
    containerIn(name === 'site' || name === 'registry' ? `base/${name}.yaml` : 'base/platform-secrets.yaml') ?? {};
  for (const one of env) expect(one.valueFrom.secretKeyRef.key).toBe(one.name);
  return env.map((one) => one.name);
}

const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/^DATABASE_/, 'postgres://showroom@database/showroom'],
  [/^REDIS_/, 'redis://valkey'],
  [/^SMTP_/, 'smtps://mail.example'],
  [/_URL$/, 'https://somebody.example'],
];
const standIn = (name: string) =>
  STAND_INS.find(([of]) => of.test(name))?.[1] ?? 'a-secret-of-nobody-that-is-long-enough-for-all';

/** What the process says of an environment before it does anything: nothing, if it is enough. */
function refusalOf(name: Name, environment: Readonly<Record<string, string>>): string {
  const { file, parse: call } = CONFIGURATIONS[name];
  const found = call.slice(0, call.indexOf('('));
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', `const { ${found} } = await import('./${file}'); ${call};`],
    { cwd: ROOT, env: { PATH: process.env['PATH'], ...environment }, encoding: 'utf8' },
  );
  return status === 0 ? '' : stderr;
}

describe.each(NAMES)('%s', (name) => {
  const secrets = secretsOf(name);
  const environment = { ...settings, ...Object.fromEntries(secrets.map((secret) => [secret, standIn(secret)])) };

  test('reads each secret that it is given, in a pod and in a service', () => {
    const given = [...secrets, ...Object.keys(services[name]?.environment ?? {})];
    expect(given.filter((one) => !readBy(name).has(one))).toEqual([]);
    expect(given.length).toBeGreaterThan(4);
  });

  test('would start in production as a pod', () => {
    expect(refusalOf(name, environment)).toBe('');
  });

  test('would start in production as a service of one host', () => {
    const own = Object.entries(services[name]?.environment ?? {}).map(([key, text]) => [
      key,
      text.startsWith('${') ? standIn(key) : text.replace(/\$\{[^}]*\}/, 'a-secret'),
    ]);
    expect(refusalOf(name, { ...settings, ...Object.fromEntries(own) })).toBe('');
  });

  test('would not start without one of its secrets', () => {
    const { SITE_TOKEN: _, ...others } = environment;
    expect(refusalOf(name, others)).toContain('SITE_TOKEN');
  });

  test('is started from its own file, on its own port, by nobody with rights', () => {
    const [, stage = ''] = textOf('Containerfile').split(new RegExp(`^FROM \\w+ AS ${name}$`, 'm'));
    const [own = ''] = stage.split(/^FROM /m);
    if (name === 'jobs') {
      expect(own).toContain('"infra/api/jobs-main.ts"');
      return;
    }
    const { file, port } = PROCESSES[name];
    expect(own).toContain(`"${file}"`);
    expect(own).toContain(`EXPOSE ${port}`);
    expect(own).toContain(`http://127.0.0.1:${port}/health/ready`);
    expect(containerIn(`base/${name}.yaml`)?.['ports']).toEqual([{ name: 'http', containerPort: port }]);
  });
});

test('every setting is read by somebody', () => {
  const read = NAMES.map(readBy);
  expect(Object.keys(settings).filter((name) => !read.some((names) => names.has(name)))).toEqual([]);
});

test('no image is run by root, and all are of a Node that gets fixes', () => {
  const text = textOf('Containerfile');
  const [, version = ''] = /^ARG NODE=node:([\d.]+)-/m.exec(text) ?? [];
  expect(PINNED_NODES.map((node) => node.version)).toContain(version);
  expect(text.match(/^USER 1000:1000$/gm)).toHaveLength(2);
  expect(text).not.toMatch(/^USER root/m);
});

test('every process is without rights and writable files', () => {
  expect(containerIn('base/every-process.yaml')?.['securityContext']).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  for (const name of NAMES)
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], env_file: 'base/settings.env' });
});
