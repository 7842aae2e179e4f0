import { leadAway } from './lead-away';

function at(pathname: string, basename = '/') {
  const assign = jest.fn();
  return { assign, away: leadAway(basename, { pathname, search: '?page=2', assign }) };
}

test.each([
  ['/stock', '/', '/no-access', '/auth/login?to=%2Fstock%3Fpage%3D2'],
  ['/ar/stock', '/ar', '/ar/no-access', '/auth/login?to=%2Far%2Fstock%3Fpage%3D2'],
])('visitors of %s are led on', (path, basename, noAccess, signIn) => {
  const { assign, away } = at(path, basename);
  away.toNoAccess();
  away.toSignIn();
  expect(assign.mock.calls).toEqual([[noAccess], [signIn]]);
});

test.each([
  ['/cms/pages/p1', '/'],
  ['/ar/cms/pages/p1', '/ar'],
  ['/admin', '/'],
])('whoever edits at %s stays there with what is typed', (path, basename) => {
  const { assign, away } = at(path, basename);
  away.toNoAccess();
  away.toSignIn();
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  ['/no-access', '/'],
  ['/ar/no-access', '/ar'],
])('the page that says so (%s) is not loaded again by another refusal', (path, basename) => {
  const { assign, away } = at(path, basename);
  away.toNoAccess();
  expect(assign).not.toHaveBeenCalled();
});
