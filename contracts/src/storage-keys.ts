/**
 * Vehicles that this browser has saved, in local storage as a JSON list of `{ id, list }`. The
 * stock locator writes it and sends its own page a `storage` event, as other tabs get one; headers
 * count it.
 */
export const SAVED_VEHICLES = 'sl_saved_vehicles';
