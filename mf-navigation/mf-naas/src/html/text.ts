const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that can stand in HTML and in quoted attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** What an attribute of cleaned HTML says: the cleaner writes no other entities. */
export function unescaped(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (entity) => {
    const [character] = Object.entries(ENTITIES).find(([, written]) => written === entity) ?? [entity];
    return character;
  });
}
