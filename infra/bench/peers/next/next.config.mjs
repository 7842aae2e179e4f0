const site = process.env.PEER_SITE;

/** Pictures are the site's own. */
export default {
  rewrites: async () => [{ source: '/media/:path*', destination: `${site}/media/:path*` }],
};
