import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';

/**
 * What a route of this page failed with, for whatever stands outside of the route's boundary;
 * undefined for a page that did not fail. `useRouteError` answers inside of the boundary only.
 */
export function useFailure(): unknown {
  const errors = useContext(UNSAFE_DataRouterStateContext)?.errors;
  return errors ? Object.values(errors)[0] : undefined;
}
