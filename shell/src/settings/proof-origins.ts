const ORIGINS = ['https://www.google.com', 'https://www.gstatic.com'];

/**
 * Origins of reCAPTCHA, with which forms prove that a person sends them; none without a site key.
 */
export const proofOrigins = (siteKey: string | undefined): readonly string[] => (siteKey ? ORIGINS : []);
