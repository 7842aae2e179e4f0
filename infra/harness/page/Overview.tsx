import type { ReactNode } from 'react';
import type { HarnessRemote } from './harness-remote';

/** What a remote offers, as links to see each of it. */
export function Overview({ remote }: { readonly remote: HarnessRemote }) {
  return (
    <div className="harness-page">
      <h1>{remote.name}</h1>
      <List title="Exposes">
        {Object.keys(remote.exposes).map((expose) => (
          <li key={expose}>{expose}</li>
        ))}
      </List>
      <List title="Routes">
        {Object.entries(remote.mounts).map(([path, expose]) => (
          <li key={path}>
            <a href={path}>{path}</a> ({expose})
          </li>
        ))}
      </List>
      <List title="Slots">
        {Object.keys(remote.slots).map((slot) => (
          <li key={slot}>
            <a href={`/-/slot/${slot}`}>{slot}</a>
          </li>
        ))}
      </List>
      <List title="Blocks">
        {Object.keys(remote.blocks).map((key) => (
          <li key={key}>
            <a href={`/-/block/${key}`}>{key}</a>
          </li>
        ))}
      </List>
    </div>
  );
}

function List({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="harness-list">{children}</ul>
    </>
  );
}
