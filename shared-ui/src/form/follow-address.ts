/** Goes to an address as a link would: without a full load where the site can, and by its rules. */
export function followAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
