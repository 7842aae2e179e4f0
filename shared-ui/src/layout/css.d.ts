declare module '*.css';
declare module '*.css?url' {
  /** Where the style sheet is. */
  const address: string;
  export default address;
}
