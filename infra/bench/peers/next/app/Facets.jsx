'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** Every option of every group, ticked in the browser. */
export function Facets({ options }) {
  const router = useRouter();
  const [ticked, setTicked] = useState([]);
  const tick = (name, value) => {
    const key = `${name}=${value}`;
    const next = ticked.includes(key) ? ticked.filter((one) => one !== key) : [...ticked, key];
    setTicked(next);
    router.replace(`?${new URLSearchParams(next.map((one) => one.split('=')))}`, { scroll: false });
  };
  return (
    <form className="facets">
      {Object.entries(options).map(([name, values]) => (
        <details key={name} open={name === 'brands'}>
          <summary>{name}</summary>
          {values.map(({ value, label, count }) => (
            <label key={value}>
              <input type="checkbox" checked={ticked.includes(`${name}=${value}`)} onChange={() => tick(name, value)} />{' '}
              {label} ({count})
            </label>
          ))}
        </details>
      ))}
    </form>
  );
}
