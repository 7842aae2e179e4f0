/** @jest-environment node */
import { type CookieName, cookieName, cookieOptions } from './cookies';

test.each<CookieName>(['session', 'sign-in', 'visitor', 'release-channel'])(
  'where visitors come by TLS the cookie %s is of this host alone',
  (name) => {
    const place = { production: true };
    expect(cookieName(name, place)).toBe(`__Host-${name}`);
    // What browsers ask of a cookie of that name, or they take none.
    expect(cookieOptions(place)).toMatchObject({ secure: true, path: '/' });
    expect(cookieOptions(place)).not.toHaveProperty('domain');
  },
);

test('on a developer’s machine it is a plain one', () => {
  expect(cookieName('session', { production: false })).toBe('session');
  expect(cookieOptions({ production: false })).toEqual({ path: '/', httpOnly: true, sameSite: 'lax', secure: false });
});
