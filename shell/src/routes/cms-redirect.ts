import { type RouteObject, redirect } from '@showroom/shared-ui/router';

/** `/cms/_` leads into the editor. */
export const cmsRedirect: RouteObject = { id: 'cms-redirect', path: 'cms/_', loader: () => redirect('/cms') };
