import type { Call } from '@showroom/contracts/calls/call';
import { problem } from '@showroom/contracts/errors/problem';
import type { Schema } from '@showroom/contracts/schema/schema';
import * as z from 'zod';
import type { Api } from './api';

type JsonSchema = z.core.JSONSchema.BaseSchema;

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    '~standard': __,
    ...written
  } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return written;
}

/** `listVehicles` has no name at run time, so an operation is named by its method and path. */
function operationId({ method, path }: Call): string {
  return `${method.toLowerCase()}${path.replaceAll(/[^a-zA-Z0-9]+(.)?/g, (_, next: string = '') => next.toUpperCase())}`;
}

const PLACES = [
  ['params', 'path'],
  ['query', 'query'],
  ['headers', 'header'],
] as const;

function parameters(call: Call) {
  return PLACES.flatMap(([part, place]) => {
    const schema = call[part];
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input');
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: part === 'params' || required.includes(name),
      schema: property,
    }));
  });
}

const SCHEMES = { visitor: 'visitor', site: 'site' } as const;

function security({ access }: Call) {
  if (access === 'anyone') return [];
  return typeof access === 'string' ? [{ [SCHEMES[access]]: [] }] : [{ person: [] }];
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'A parameter is malformed; `errors` names it.',
  401: 'The caller is not known.',
  403: 'The caller has none of the roles.',
  404: 'There is no such thing.',
  409: 'The state of things forbids it; `code` says why.',
  413: 'The body is too large.',
  415: 'The body is of another kind.',
  422: 'The body breaks its schema; `errors` names the fields.',
  429: 'Too many requests.',
  500: 'Something went wrong on our side.',
  503: 'A part that is needed cannot be reached; `Retry-After` says when to ask again.',
  507: 'There is no room to store anything; `Retry-After` says when to ask again.',
};

function errorStatuses(call: Call): number[] {
  return [
    ...(call.params || call.query || call.headers ? [400] : []),
    ...(call.access === 'anyone' ? [] : [401]),
    ...(typeof call.access === 'string' ? [] : [403]),
    ...(call.params ? [404] : []),
    ...(call.method === 'GET' ? [] : [409]),
    ...(call.body || call.sends ? [413, 415, 422] : []),
    429,
    500,
    503,
    507,
  ];
}

function responses(call: Call) {
  const status = call.status ?? 200;
  const success = {
    description: call.summary,
    ...(status !== 204 && { content: { 'application/json': { schema: jsonSchema(call.answer, 'output') } } }),
  };
  const failures = errorStatuses(call).map((code) => [
    code,
    {
      description: STATUS_TEXTS[code],
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
  return { [status]: success, ...Object.fromEntries(failures) };
}

function operation(call: Call) {
  return {
    operationId: operationId(call),
    summary: call.summary,
    parameters: parameters(call),
    security: security(call),
    ...(Array.isArray(call.access) && { 'x-roles': call.access }),
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } },
    }),
    ...(call.sends && {
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses: responses(call),
  };
}

/** The OpenAPI document of a set of calls. */
export function openApi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Showroom platform API', version: '1.0.0' },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: {
        visitor: { type: 'apiKey', in: 'header', name: 'x-visitor' },
        site: { type: 'apiKey', in: 'header', name: 'x-site-token' },
        person: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

/** Serves `/openapi.json`, made of the registered calls when it is first asked for. */
export function addOpenApi(api: Api): void {
  let written: string | undefined;
  api.server.get('/openapi.json', async (_, reply) => {
    written ??= JSON.stringify(openApi(api.calls));
    return reply.type('application/json; charset=utf-8').send(written);
  });
}
