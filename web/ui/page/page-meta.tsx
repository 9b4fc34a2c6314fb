import { useEffect } from 'react';
import {
  fullTitle,
  headWords,
  type PageHead,
  type StructuredData,
  structuredJson,
} from '../../../schema/pages/head.ts';
import type { SiteSettings } from '../../../schema/site/settings.ts';
import { translated } from '../language.ts';
import { useSite } from '../site.ts';
import { useIsAsDrawn } from '../time/now.ts';
import { ownOrigin } from './own-origin.ts';

/** The card of pages that have no picture of their own. */
const PREVIEW_PICTURE = '/preview.png';

/**
 * Title, description, canonical link, preview tags and structured data of a page. Those of the first page the server
 * writes by itself; React must not take these for its own, as they go.
 */
export function PageMeta({ head }: { head: PageHead }) {
  return useIsAsDrawn() ? null : <Meta head={head} />;
}

function Meta({ head }: { head: PageHead }) {
  const { path, keywords, image, type = 'website', noindex, data = [] } = head;
  const site = useSite();
  const { title, description } = headWords(head, site, translated);
  const origin = ownOrigin();
  const url = origin + path;
  const picture = new URL(image ?? PREVIEW_PICTURE, origin).href;
  useOwnHead();
  useStructuredData(data, origin, site);

  return (
    <>
      <title>{fullTitle({ title }, site)}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

/** What the server wrote into the head describes the first page only; from here on the pages speak for themselves. */
function useOwnHead() {
  useEffect(() => {
    for (const element of document.head.querySelectorAll('[data-ssr]')) element.remove();
  }, []);
}

/**
 * Where Trusted Types are enforced, the text of a script element needs a policy; this one is for data that is not
 * executed.
 */
const structuredDataPolicy = (
  globalThis as unknown as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScript(text: string): string };
    };
  }
).trustedTypes?.createPolicy('structured-data', { createScript: (text: string) => text });

function useStructuredData(data: readonly StructuredData[], origin: string, site: SiteSettings) {
  const json = JSON.stringify(data.map((item) => structuredJson(item, origin, site)));
  useEffect(() => {
    const scripts = (JSON.parse(json) as string[]).map((text) => {
      const script = document.createElement('script');
      script.type = 'application/ld+json';
      script.textContent = structuredDataPolicy?.createScript(text) ?? text;
      document.head.append(script);
      return script;
    });
    return () => {
      for (const script of scripts) script.remove();
    };
  }, [json]);
}
