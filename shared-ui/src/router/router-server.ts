/** The router's functions for rendering on a server; used by the shell alone and not shared. */
// biome-ignore lint/performance/noBarrelFile: the facade is what keeps react-router-dom in one shared instance
export {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
