/** Parameters of a page with a locator: what is looked for, and whose brand. */
export const NEAR = 'near';
export const BRAND = 'brand';
