const COOKIE = 'tracking_params';

/** How the visitor came here, as far as they agreed to have it stored (shell, tracking-params). */
export function trackingOf(cookies: string): Readonly<Record<string, string>> {
  const value = cookies
    .split('; ')
    .find((one) => one.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return value === undefined ? {} : Object.fromEntries(new URLSearchParams(decodeURIComponent(value)));
}
