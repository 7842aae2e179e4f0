import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Generated, generate, generateRemoteInto, KINDS } from './generate';
import { GeneratorError } from './names';

const USAGE = `npm run new <kind> <name>
${Object.entries(KINDS)
  .map(([kind, { example }]) => `  npm run new ${kind} ${example}`)
  .join('\n')}
  npm run new -- remote mf-finance --into ../elsewhere     outside of this workspace`;

/** Asks for what the command line did not say. */
async function ask(): Promise<readonly [string, string]> {
  if (!process.stdin.isTTY) throw new GeneratorError(USAGE);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const kind = await lines.question(`What is it (${Object.keys(KINDS).join(', ')})? `);
    const name = await lines.question(`What is it called (${KINDS[kind]?.example ?? 'a name'})? `);
    return [kind.trim(), name.trim()];
  } finally {
    lines.close();
  }
}

function make(kind: string, name: string, into: string | undefined): Generated {
  if (into === undefined) return generate(kind, name);
  if (kind !== 'remote') throw new GeneratorError('Only a remote can stand outside of the workspace.');
  return generateRemoteInto(into, name);
}

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { into: { type: 'string' } } });
  const [kind, name] = positionals;
  const { written, next } = make(...(kind && name ? ([kind, name] as const) : await ask()), values.into);
  for (const path of written) console.log(`  ${path}`);
  console.log(next);
  if (kind === 'remote' && values.into === undefined)
    console.log('Run "npm install" once, so that the workspace knows it.');
} catch (error) {
  console.error(error instanceof GeneratorError ? error.message : error);
  process.exitCode = 1;
}
