import type { Locator } from 'playwright-core';
import type { EnglishText } from '../../schema/language/english.ts';
import { PLACEHOLDER } from '../../schema/language/translate.ts';
import { dialog, header } from '../support/account-steps.ts';
import type { Fan } from '../support/fan.ts';
import { openWhole } from '../support/whole-page.ts';
import type { Say, Screen, Who } from './screen.ts';

/** False: in this window there is nothing to open. */
type Act = (fan: Fan, say: Say) => Promise<unknown>;

/** A dialog on a page of the demo season, and how it is opened there. */
const over = (name: string, who: Who, path: string, act: Act): Screen => ({
  name: `dialogs/${name}`,
  site: 'demo',
  who,
  isFilled: true,
  isOpenedPerSize: true,
  async open(fan, say) {
    await openWhole(fan, path);
    if ((await act(fan, say)) === false) return false;
    await fan.page.locator('[role=dialog], [role=alertdialog], [role=menu]').first().waitFor();
    await fan.page.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
    return true;
  },
});

/** The text as a pattern, whatever is filled into it. */
const patternOf = (text: string) => new RegExp(`^${text.split(PLACEHOLDER)[0]!}`);

const button = (place: Pick<Locator, 'getByRole'>, name: string) =>
  place
    .getByRole('button', name.includes('{') ? { name: patternOf(name) } : { name, exact: true })
    .filter({ visible: true })
    .first();

/** The first visible button with that name. */
const press =
  (text: EnglishText): Act =>
  ({ page }, say) =>
    button(page, say(text)).click();

const openAuth: Act = (fan, say) => button(header(fan), say('Sign In')).click();

/** The sign-up form when it was sent with nothing filled in. */
const signUpWithNothing: Act = async (fan, say) => {
  await openAuth(fan, say);
  await dialog(fan)
    .getByRole('tab', { name: say('Sign Up') })
    .click();
  await button(dialog(fan), say('Sign Up')).click();
  await dialog(fan).getByRole('alert').first().waitFor();
};

const searchResults: Act = (fan) => dialog(fan).getByRole('listitem').first().waitFor();
const noSearchResult: Act = (fan) => dialog(fan).getByText('xyzzy').first().waitFor();

/** Wide windows have everything in the header. */
const openMenu: Act = async ({ page }, say) => {
  const more = page.getByRole('button', { name: say('More'), exact: true });
  return (await more.isVisible()) && more.click();
};

const openPhoto: Act = ({ page }) => page.locator('#main a[id^=photo-]').first().click();

export const DIALOGS: readonly Screen[] = [
  over('sign-in', 'visitor', '/contact-us', openAuth),
  over('sign-up', 'visitor', '/contact-us', signUpWithNothing),
  over('search', 'visitor', '/schedule?q=Broncos', searchResults),
  over('search-without-results', 'visitor', '/schedule?q=xyzzy', noSearchResult),
  over('menu', 'visitor', '/schedule', openMenu),
  over('account-menu', 'admin', '/schedule', press('Account of {name}')),
  over('newsletter', 'visitor', '/contact-us', press('Get our newsletter')),
  over('shortcuts', 'visitor', '/schedule', ({ page }) => page.keyboard.press('?')),
  over('photo', 'member', '/fan-zone?tab=photos', openPhoto),
  over('fantasy-rules', 'member', '/fan-zone?tab=fantasy', press('Rules & FAQ')),
  over('roster', 'member', '/fan-zone?tab=fantasy', press('Current roster')),
  over('report', 'member', '/articles/1', press('Report comment')),
  over('delete-account', 'member', '/profile', press('Delete account')),
  over('delete-user', 'admin', '/admin?tab=users', press('Delete {name}')),
];

/** What opens on a page itself. */
export const OPENED: readonly Screen[] = [
  {
    name: 'huddle/photos.own',
    site: 'demo',
    who: 'member',
    isFilled: true,
    isOpenedPerSize: true,
    async open(fan, say) {
      await openWhole(fan, '/fan-zone?tab=photos');
      await press('Your uploads')(fan, say);
      await fan.page
        .getByRole('region', { name: say('Your uploads') })
        .getByRole('list')
        .waitFor();
      return true;
    },
  },
];
