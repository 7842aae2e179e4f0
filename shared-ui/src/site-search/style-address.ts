import styles from './SiteSearch.css?url';

/** Where the style sheet of the field is, for code that comes later than its page's styles. */
export const siteSearchStyles: string = styles;
