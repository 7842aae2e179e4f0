/** As `instanceof`, for what is in every first load: the class brings the texts of all errors. */
export function isShowroomError(value: unknown): value is Error & { readonly status: number } {
  return value instanceof Error && value.name === 'ShowroomError';
}
