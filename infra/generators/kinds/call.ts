import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addImport, addNamedImport, addToList, type Change, changeFile, fillTemplates, type Plan } from '../change';
import { GeneratorError, namesOf, ownedName } from '../names';

const READS = /^(list|get|find|count)-/;

/**
 * A call of a service: its declaration, and a handler that answers an example until it has the real
 * thing.
 */
export function call(root: string, name: string): Plan {
  const [service, key] = ownedName(name);
  const names = namesOf(key);
  const reads = READS.test(key);
  const declarations = `contracts/src/calls/${namesOf(service).kebab}.ts`;
  const known = existsSync(join(root, declarations));
  const source = known ? readFileSync(join(root, declarations), 'utf8') : "import * as z from 'zod/mini';\n";
  if (source.includes(`export const ${names.camel} `))
    throw new GeneratorError(`${declarations} has ${names.camel} already.`);
  return {
    changes: [
      { path: declarations, edits: known, content: declared(source, key, service, reads) },
      ...fillTemplates('call', join('infra/api', service), {
        ...names,
        service,
        headers: reads ? '' : ", headers: visitor('visitor-1', api.config), payload: { note: 'A note' }",
        method: reads ? 'GET' : 'POST',
        status: reads ? '200' : '201',
        harness: reads ? 'type TestApi, testApi' : 'type TestApi, testApi, visitor',
        path: pathOf(service, key),
      }),
      served(root, service, key),
    ],
    next: `Fill in the declaration in ${declarations} and the handler in infra/api/${service}/${key}.ts. Done when "npm test -- infra/api" passes; it appears in /openapi.json.`,
  };
}

function pathOf(service: string, key: string): string {
  return `/public_api/${service.replaceAll('-', '_')}/${key.replaceAll('-', '_')}`;
}

function declared(source: string, key: string, service: string, reads: boolean): string {
  const { camel, words } = namesOf(key);
  const parts = reads ? "method: 'GET'," : "method: 'POST',";
  const rest = reads
    ? "access: 'anyone',"
    : "access: 'visitor',\n  body: z.object({ note: z.string().check(z.minLength(1), z.maxLength(500)) }),\n  status: 201,";
  const declaration = `
/** What ${words} is for: who asks, and what comes back. */
export const ${camel} = call({
  ${parts}
  path: '${pathOf(service, key)}',
  summary: 'What ${words} does, in one sentence.',
  ${rest}
  answer: single(resource('${service}', z.string(), z.object({ summary: z.string() }))),
});
`;
  const imported = ['resource', 'single'].reduce(
    (text, name) => addNamedImport(text, name, '../schema/schema'),
    addNamedImport(source, 'call', './call'),
  );
  return imported + declaration;
}

function served(root: string, service: string, key: string): Change {
  const { kebab, pascal } = namesOf(key);
  return changeFile(root, 'infra/api/services.ts', (source) =>
    addToList(
      addImport(source, `import { serve${pascal} } from './${service}/${kebab}';`),
      'SERVICES',
      `serve${pascal}`,
    ),
  );
}
