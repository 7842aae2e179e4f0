import { type ComponentType, useEffect, useState } from 'react';
import { useShell } from './context';

/** Set by the sign-in of people with a role; it proves nothing, for the API checks every call. */
const COOKIE = /(^|; )(__Host-)?editor=1(;|$)/;

/** The toolbar of signed-in editors on pages of the site: nobody else asks for any of its code. */
export function EditorsToolbar() {
  const shell = useShell();
  const [Toolbar, setToolbar] = useState<ComponentType>();
  useEffect(() => {
    if (!COOKIE.test(document.cookie)) return;
    import(/* webpackChunkName: "staff" */ './load-toolbar')
      .then(({ loadToolbar }) => loadToolbar(shell))
      .then(
        (loaded) => setToolbar(() => loaded),
        (cause: unknown) => console.info('The page has no toolbar for editors:', cause),
      );
  }, [shell]);
  return Toolbar && <Toolbar />;
}
