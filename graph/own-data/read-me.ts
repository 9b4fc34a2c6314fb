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
Created ${now.toISOString()}

This is everything the site has about you. Each file is a JSON list that any text editor can open. Times are in UTC.

${OWN_ROWS.map(({ file, what }) => `${file.padEnd(WIDEST)}  ${what}`).join('\n')}
${'pictures/'.padEnd(WIDEST)}  Your avatar, your photos and your check-in photos, as stored on the site.

Not in here:
- Your password. The site only has a hash of it, which doesn't reveal the password.
- What others wrote or reported, even about you.
- Messages you sent and newsletters you signed up for while you were signed out: anyone can type an address, so it
  doesn't prove who they are. If you want these, write to us: ${publicUrl}/contact-us

Anyone who has this file can read all of it. Keep it somewhere safe.
`;
