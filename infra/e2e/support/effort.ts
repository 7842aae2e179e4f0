import type { Page } from '@playwright/test';

export interface Effort {
  readonly clicks: number;
  readonly fields: number;
}

/** What one document asks of its visitor: how often they press, how many fields they fill in. */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(() => {
    const effort = { clicks: 0, fields: new Set<string>() };
    Reflect.set(window, 'effort', effort);
    addEventListener('pointerdown', () => (effort.clicks += 1), true);
    const isTyped = ({ type }: HTMLInputElement) => ['text', 'email', 'tel'].includes(type);
    addEventListener(
      'input',
      ({ target }) => target instanceof HTMLInputElement && isTyped(target) && effort.fields.add(target.name),
      true,
    );
  });
  return () =>
    page.evaluate(() => {
      const { clicks, fields }: { clicks: number; fields: Set<string> } = Reflect.get(window, 'effort');
      return { clicks, fields: fields.size };
    });
}
