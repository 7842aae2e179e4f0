export interface Scope {
  readonly project: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}
export const SCOPES: Readonly<Record<string, Scope>>;
