import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Language } from '../../schema/language/languages.ts';
import { FONT_SIZE } from '../../schema/site/device.ts';
import { DARK, LIGHT, wear } from '../support/axe.ts';
import { painted } from '../support/delayed-responses.ts';
import type { Fan } from '../support/fan.ts';
import { wholePage } from '../support/whole-page.ts';
import { type Look, SIZES, type SizeName } from './looks.ts';
import type { Say, Screen } from './screen.ts';

/** Pictures end here: what follows in a long list looks like what was before. */
const MAX_HEIGHT = 6_000;
const QUALITY = 72;

/** Takes a person's pictures, in one browser window. */
export interface Camera {
  readonly fan: Fan;
  /** Takes a screen in these looks; resolves to how many pictures that made. */
  take(screen: Screen, looks: readonly Look[]): Promise<number>;
}

interface Setup {
  readonly fan: Fan;
  readonly say: Say;
  readonly language: Language;
  readonly folder: string;
}

export function newCamera({ fan, say, language, folder }: Setup): Camera {
  return {
    fan,
    async take(screen, looks) {
      let count = 0;
      let isOpen = false;
      for (const [size, ofSize] of Map.groupBy(looks, (look) => look.size)) {
        const { width, height } = SIZES[size];
        await fan.page.setViewportSize({ width, height });
        if (!isOpen || screen.isOpenedPerSize) {
          await fan.page.emulateMedia(LIGHT);
          if (!(await screen.open(fan, say))) continue;
        }
        isOpen = true;
        await settle(fan);
        for (const { theme } of ofSize) {
          await wear(fan, theme === 'light' ? LIGHT : DARK);
          // The page applies its settings whenever the device's theme changes.
          await setText(fan, 'hasLargeText' in SIZES[size]);
          await painted(fan.page);
          await shoot(fan, join(folder, screen.name, `${size}-${theme}-${language}.jpg`), size);
          count += 1;
        }
      }
      return count;
    },
  };
}

/** The largest text, as the site's settings set it, or the usual one. */
const setText = ({ page }: Fan, isLarge: boolean) =>
  page.evaluate(
    ([size, large]) => {
      const root = document.documentElement;
      root.style.setProperty('--fs', String(size));
      root.toggleAttribute('data-large-text', large);
    },
    [isLarge ? FONT_SIZE.max : FONT_SIZE.usual, isLarge] as const,
  );

/** What a window of this size shows besides is there, with its pictures. */
async function settle(fan: Fan): Promise<void> {
  const { page } = fan;
  const isLoading = (await page.locator('[data-skeleton]').count()) > 0;
  if (!isLoading && (await page.locator('#main h1').count()) > 0) await wholePage(fan);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    // Fonts that came late would be used from the next page on (web/ui/page/fonts.ts).
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    const { dataset } = document.documentElement;
    if (dataset.fonts === 'loaded') dataset.fonts = 'used';
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

async function shoot({ page }: Fan, path: string, size: SizeName): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const { width, height } = SIZES[size];
  const hasDialog = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0;
  const isFirstView = hasDialog || width > height * 2;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path,
    type: 'jpeg',
    quality: QUALITY,
    animations: 'disabled',
    ...(!isFirstView && {
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.max(height, Math.min(whole, MAX_HEIGHT)) },
    }),
  });
}
