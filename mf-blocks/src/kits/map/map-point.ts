/** What is marked on a map. */
export interface MapPoint {
  readonly id: string;
  readonly name: string;
  /** Said below its name, such as a town. */
  readonly detail?: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What a map shows and tells, drawn or alive. */
export interface MapProps {
  /** What the map shows. */
  readonly label: string;
  readonly points: readonly MapPoint[];
  /** Id of the point that is chosen; the map brings it into view. */
  readonly chosen?: string | undefined;
  readonly onChoose?: ((id: string) => void) | undefined;
}
