import type { Language } from '../../schema/language/languages.ts';
import type { SiteSettings } from '../../schema/site/settings.ts';
import { UNOFFICIAL_NOTICE } from '../../schema/site/site.ts';
import { escapeHtml } from '../articles/body/body-html.ts';
import { inLanguage } from '../core/language.ts';

/** As HTML: enough of an address to know one's own, and not more, as mails are forwarded. */
export function masked(email: string): string {
  const at = email.lastIndexOf('@');
  return `<strong class="address">${escapeHtml(`${email.slice(0, 1)}…${email.slice(at)}`)}</strong>`;
}

/** These pages come without the application; they have its colors, in light and dark. */
const STYLE = `
:root{color-scheme:light dark;--edge:min(1rem,4vw)}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:#fff;color:#0b1b2e;font:1rem/1.5 "Public Sans",Arial,sans-serif}
main{box-sizing:border-box;max-width:min(30rem,100vw - 2*var(--edge));margin:var(--edge);padding:clamp(1rem,6vw,1.5rem);border-radius:12px;background:#f4f6f9}
h1{font-size:min(1.75rem,11vw);line-height:1.1;margin:0 0 1rem;overflow-wrap:anywhere}
p{overflow-wrap:anywhere}
.address{display:inline-block;max-width:100%}
button,.next{box-sizing:border-box;display:inline-grid;place-items:center;min-height:44px;padding:.5rem min(1.25rem,6vw);text-align:center;border:0;border-radius:8px;background:#fb4f14;color:#001a33;font:inherit;font-weight:700;cursor:pointer;text-decoration:none}
button:focus-visible,a:focus-visible{outline:3px solid #0a4b8f;outline-offset:2px}
a:not(.next){color:#0a4b8f}
small{color:#44546a}
@media (prefers-color-scheme:dark){
body{background:#06121f;color:#edf2f8}
main{background:#0e1f33}
button:focus-visible,a:focus-visible{outline-color:#ffb38a}
a:not(.next){color:#8cc2ff}
small{color:#a9b8cb}
}`;

export interface Sheet {
  readonly title: string;
  /** HTML. */
  readonly text: string;
  /** HTML of a second sentence. */
  readonly more?: string;
  readonly form?: { readonly to: string; readonly label: string };
  /** What to do next, as a button. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** A page of one sentence and one button, of a site with that name. */
export const sheet = (
  { language, site }: { language: Language; site: Pick<SiteSettings, 'name'> },
  { title, text, more, form, link }: Sheet,
) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escapeHtml(site.name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${more ? `<p>${more}</p>` : ''}
${form ? `<form method="post" action="${form.to}"><button type="submit">${form.label}</button></form>` : ''}
${link ? `<p><a class="next" href="${link.to}">${link.label}</a></p>` : ''}
<p><a href="/">${escapeHtml(site.name)}</a></p>
<small>${inLanguage(language)(UNOFFICIAL_NOTICE)}</small>
</main>
</body>
</html>
`;
