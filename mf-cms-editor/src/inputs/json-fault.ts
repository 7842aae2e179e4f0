/** Why a text is not JSON, or undefined when it is, or is empty. */
export function jsonFault(text: string, label: string): string | undefined {
  if (text.trim() === '') return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `${label} must be valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
