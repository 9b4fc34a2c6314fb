import { AxeBuilder } from '@axe-core/playwright';
import type { Fan } from './fan.ts';

/** What a device asks pages to wear. */
export interface Theme {
  readonly colorScheme: 'light' | 'dark';
  readonly contrast: 'more' | 'no-preference';
}
export const LIGHT: Theme = { colorScheme: 'light', contrast: 'no-preference' };
export const DARK: Theme = { colorScheme: 'dark', contrast: 'no-preference' };
export const MORE_CONTRAST: readonly Theme[] = [
  { colorScheme: 'light', contrast: 'more' },
  { colorScheme: 'dark', contrast: 'more' },
];
export const OTHER_THEMES: readonly Theme[] = [DARK, ...MORE_CONTRAST];

/** The rules whose result depends on the theme. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * The violations axe finds on the page, one line for each element: all rules of WCAG 2.2 AA and of good practice,
 * or some of them.
 */
export async function violations({ page }: Fan, rules?: readonly string[]): Promise<string[]> {
  // A page that was looked at before has axe already; to read its half megabyte again takes as long as some rules.
  const hasAxe = await page.evaluate(() => {
    // It sees nothing of what is not laid out.
    document.documentElement.toggleAttribute('data-whole', true);
    return 'axe' in window;
  });
  const { violations: found } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: ';' }) })
    .setLegacyMode()
    .options({
      // What is as it should be needs no description, which would take as long as all rules.
      resultTypes: ['violations'],
      // The one rule of WCAG 2.2 that axe leaves off by default.
      ...(rules ? { runOnly: [...rules] } : { rules: { 'target-size': { enabled: true } } }),
    })
    .analyze();
  const { pathname, search } = new URL(page.url());
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${pathname}${search} ${id}: ${node.target.join(' ')} ${node.failureSummary}`,
    ),
  );
}

/** Changes the device's theme; the page wears it when this returns, without a color that is still on its way. */
export async function wear({ page }: Fan, theme: Theme): Promise<void> {
  await page.emulateMedia(theme);
  const more = theme.contrast === 'more' ? '[data-contrast=more]' : ':not([data-contrast])';
  await page.locator(`html[data-theme=${theme.colorScheme}]${more}`).waitFor();
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && one.playState === 'running');
    // A color that is inherited sets off when its parent's has arrived.
    for (let moving = running(); moving.length > 0; moving = running())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** The whole check in light, then the colors of other themes on the same page. */
export async function inspect(fan: Fan, otherThemes: readonly Theme[]): Promise<string[]> {
  const found = await violations(fan);
  for (const theme of otherThemes) {
    await wear(fan, theme);
    const inTheme = await violations(fan, COLORS);
    found.push(...inTheme.map((line) => `${theme.colorScheme} ${theme.contrast} ${line}`));
  }
  if (otherThemes.length > 0) await wear(fan, LIGHT);
  return found;
}
