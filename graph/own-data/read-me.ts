import type { SiteSettings } from '../../schema/site/settings.ts';
import { OWN_ROWS } from './own-rows.ts';

interface Facts {
  readonly now: Date;
  readonly publicUrl: string;
  readonly site: Pick<SiteSettings, 'name'>;
}

const WIDEST = Math.max(...OWN_ROWS.map(({ file }) => file.length));

/** Explains what is in the export, and what is not. */
export const readMe = ({ now, publicUrl, site }: Facts): string => `Your data at ${site.name}
${publicUrl}
Made at ${now.toISOString()}

This is all that the site holds of you. Each file is a list in JSON, which any text editor opens. Times are in UTC.

${OWN_ROWS.map(({ file, what }) => `${file.padEnd(WIDEST)}  ${what}`).join('\n')}
${'pictures/'.padEnd(WIDEST)}  Your avatar, your photos and those of your check-ins, as the site keeps them.

Not in here:
- Your password. The site holds a hash of it, from which nobody can tell the password.
- What others wrote or reported, also where it is about you.
- Messages you sent, and a newsletter you asked for, while you were signed out: an address that somebody types is no
  proof of who they are. Write to us if you want these: ${publicUrl}/contact-us

Whoever has this file can read all of it. Keep it in a safe place.
`;
