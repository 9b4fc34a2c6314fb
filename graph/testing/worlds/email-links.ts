import { outbox } from '../browser.ts';
import type { Site } from '../site.ts';

/** The mails to an address, oldest first. */
export const mailsTo = async (site: Site, email: string) =>
  (await outbox(site)).filter((mail) =>
    mail.toLowerCase().includes(`\r\nto: ${email.toLowerCase()}\r\n`),
  );

/** The path and token of the last link of a kind that was mailed to an address. */
export async function linkIn(site: Site, email: string, path: string): Promise<string> {
  const found = (await mailsTo(site, email))
    .map((mail) => new RegExp(`${path}\\?token=[\\w-]{43}`).exec(mail)?.[0])
    .filter((link) => link !== undefined);
  const last = found.at(-1);
  if (!last) throw new Error(`No mail to ${email} has a link to ${path}`);
  return last;
}

/** What the page behind a link shows. */
export const openLink = (site: Site, link: string) => call(site, link, 'GET');
/** Presses the button on it. */
export const useLink = (site: Site, link: string) => call(site, link, 'POST');

async function call(site: Site, link: string, method: string) {
  const answer = await site.as(null).fetch(link, { method });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
