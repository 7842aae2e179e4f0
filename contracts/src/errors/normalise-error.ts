import { partOf } from '../schema/part-of';

/** Any thrown value as message plus status: statusCode, status, response status, or 500. */
export function normaliseError(error: unknown): { message: string; status: number } {
  const record = typeof error === 'object' && error !== null ? { ...error } : {};
  const message = error instanceof Error ? error.message : String(error);
  const response: unknown = Reflect.get(record, 'response');
  const candidates = [Reflect.get(record, 'statusCode'), Reflect.get(record, 'status'), partOf(response, 'status')];
  const status = candidates.find((value): value is number => typeof value === 'number');
  return { message, status: status ?? 500 };
}
