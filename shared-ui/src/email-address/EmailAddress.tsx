/** An e-mail address that is longer than its line goes on behind a mark, not inside a word. */
export function EmailAddress({ children }: { readonly children: string }) {
  const [name, ...host] = children.split('@');
  return (
    <bdi>
      {name}
      <wbr />
      {host.map((part) => `@${part}`)}
    </bdi>
  );
}
