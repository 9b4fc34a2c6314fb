import { useEffect } from 'react';
import { SITE_NAME } from '../../schema/site.ts';

export interface PageMetaProps {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Path of the canonical address, e.g. `/articles/7`. */
  path: string;
  keywords?: string;
  /** Address of the preview picture. */
  image?: string | null;
  type?: 'website' | 'article';
  noindex?: boolean;
  /** Structured data (schema.org). */
  jsonLd?: object;
}

/** Title, description, canonical link, preview tags and structured data of a page. */
export function PageMeta({
  title,
  description,
  path,
  keywords,
  image,
  type = 'website',
  noindex,
  jsonLd,
}: PageMetaProps) {
  const url = new URL(path, window.location.origin).href;
  const fullTitle = title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;
  useOwnHead();
  useStructuredData(jsonLd);

  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={new URL(image, url).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}

/** What the server wrote into the head describes the first page only; from here on the pages speak for themselves. */
function useOwnHead() {
  useEffect(() => {
    for (const element of document.head.querySelectorAll('[data-ssr]')) element.remove();
  }, []);
}

function useStructuredData(data: object | undefined) {
  const json = data && JSON.stringify({ '@context': 'https://schema.org', ...data });
  useEffect(() => {
    if (!json) return;
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // A text node, not `textContent`: the latter is refused where Trusted Types are enforced.
    script.append(json);
    document.head.append(script);
    return () => script.remove();
  }, [json]);
}
