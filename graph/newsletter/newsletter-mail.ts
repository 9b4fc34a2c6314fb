import type { BodyRoot } from '../../schema/articles/articles.ts';
import { LANGUAGES } from '../../schema/language/languages.ts';
import { type LetterFootView, NEWSLETTER_REASON } from '../../schema/news/newsletter.ts';
import { UNOFFICIAL_NOTICE } from '../../schema/site/site.ts';
import { bodyHtml, escapeHtml } from '../articles/body/body-html.ts';
import { bodyText } from '../articles/body/body-text.ts';
import { renderedOnce } from '../articles/body/rendered.ts';
import type { Services } from '../core/context.ts';
import { inLanguage } from '../core/language.ts';
import type { Message } from '../core/mail/mail-transport.ts';

interface Letter {
  readonly subject: string;
  /** Markdown. */
  readonly content: string;
}

interface Recipient {
  readonly email: string;
  readonly token: string;
}

type Sender = Pick<Services, 'publicUrl' | 'site'>;

/** Where an address is unsubscribed, with one click (RFC 8058) or on a page. */
export const unsubscribeUrl = ({ publicUrl }: Pick<Services, 'publicUrl'>, token: string) =>
  `${publicUrl}/newsletter/unsubscribe?token=${token}`;

/** The sender of a newsletter. */
const senderLine = ({ site }: Sender) => [site.name, site.postalAddress].filter(Boolean).join(', ');

/** The footer: what the site is, and why one gets this. In every language, because the reader's is unknown. */
export const letterFoot = (sender: Sender): LetterFootView[] =>
  LANGUAGES.map((language) => {
    const say = inLanguage(language);
    const lines = [say(UNOFFICIAL_NOTICE), say(NEWSLETTER_REASON)];
    return {
      language,
      lines: language === 'en' ? [senderLine(sender), ...lines] : lines,
      unsubscribe: say('Unsubscribe'),
    };
  });

/** The body and the footer without the link, which differs in each mail. */
export function letterText(sender: Sender, body: BodyRoot, url?: string): string {
  const foot = letterFoot(sender).map(({ lines, unsubscribe }) =>
    [...lines, ...(url ? [`${unsubscribe}: ${url}`] : [])].join('\n'),
  );
  return `${bodyText(body, `${sender.publicUrl}/`)}\n\n-- \n${foot.join('\n\n')}\n`;
}

/** One mail of a newsletter. The body is rendered once for all of them. */
export async function letterMail(
  sender: Sender,
  { subject, content }: Letter,
  { email, token }: Recipient,
): Promise<Message> {
  const body = await renderedOnce(content);
  const url = unsubscribeUrl(sender, token);
  return {
    to: email,
    subject,
    text: letterText(sender, body, url),
    html: letterHtml(sender, { subject, body, url }),
    unsubscribeUrl: url,
  };
}

/** Mail programs support little CSS; without it, plain readable text remains. */
const STYLE = `
body{margin:0;background:#f4f6f9;color:#0b1b2e;font:16px/1.6 "Public Sans",Arial,sans-serif}
.sheet{max-width:600px;margin:0 auto;background:#ffffff}
.head{background:#002244;color:#ffffff;padding:20px 24px;font-weight:bold;font-size:22px}
.letter{padding:24px}
h1,h2,h3,h4{line-height:1.2;color:#002244}
a{color:#0a4b8f}
img{max-width:100%;height:auto}
blockquote{margin:0 0 16px;padding-left:12px;border-left:3px solid #c3cdd9}
pre{overflow:auto;background:#f4f6f9;padding:12px}
table{border-collapse:collapse}
td,th{border:1px solid #c3cdd9;padding:4px 8px}
.foot{padding:16px 24px 24px;border-top:1px solid #c3cdd9;color:#44546a;font-size:14px}
`;

function letterHtml(
  sender: Sender,
  { subject, body, url }: { subject: string; body: BodyRoot; url: string },
): string {
  const foot = letterFoot(sender).map(
    ({ language, lines, unsubscribe }) => `<div class="foot" lang="${language}">
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p><a href="${escapeHtml(url)}">${unsubscribe}</a></p>
</div>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="sheet">
<div class="head">${escapeHtml(sender.site.name)}</div>
<div class="letter">
<h1>${escapeHtml(subject)}</h1>
${bodyHtml(body, `${sender.publicUrl}/`)}
</div>
${foot.join('\n')}
</div>
</body>
</html>
`;
}
