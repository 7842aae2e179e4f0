/**
 * The only place that knows react-router-dom: what the shell and every remote may use of it. Shared
 * as one instance.
 */

// biome-ignore lint/performance/noBarrelFile: the facade is what keeps react-router-dom in one shared instance
export { RouterProvider } from 'react-router/dom';
export {
  createBrowserRouter,
  createMemoryRouter,
  data,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  redirect,
  redirectDocument,
  useBlocker,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { Link } from './Link';
export { useFailure } from './use-failure';
export { useKeepsScroll } from './use-keeps-scroll';
