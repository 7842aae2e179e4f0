import { ShowroomError } from './showroom-error';

test('an error of another copy of the class is one', () => {
  const foreign = Object.assign(new Error('gone'), { name: 'ShowroomError', code: 'page.not-found', status: 404 });
  expect(foreign instanceof ShowroomError).toBe(true);
});

test.each([new Error('other'), 'ShowroomError', undefined, null, { name: 'ShowroomError' }])('%p is none', (value) => {
  expect(value instanceof ShowroomError).toBe(false);
});

test('an error of its own is one and keeps code, status and cause', () => {
  const cause = new Error('socket closed');
  const error = new ShowroomError('api.unreachable', { status: 503, cause });
  expect(error instanceof ShowroomError).toBe(true);
  expect(error).toMatchObject({ code: 'api.unreachable', status: 503, cause });
});
