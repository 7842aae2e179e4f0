import type * as z from 'zod';

/**
 * Reads a process's configuration once. What is missing or wrong is named in one sentence each and
 * ends the process with status 78 (EX_CONFIG); a development secret is refused in production.
 */
export function parseConfig<S extends z.ZodObject>(
  schema: S,
  env: NodeJS.ProcessEnv,
  developmentSecrets: Readonly<Record<string, string>> = {},
): z.output<S> {
  const parsed = schema.safeParse(env);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (env['NODE_ENV'] === 'production') {
    for (const [key, secret] of Object.entries(developmentSecrets)) {
      if (!env[key] || env[key] === secret) problems.push(`${key}: set a secret of your own in production`);
    }
  }
  if (parsed.success && problems.length === 0) return parsed.data;
  console.error(`The configuration is not complete:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exit(78);
}
