import { t } from '../../ui/language.ts';

/** Only web addresses become links, whatever is in the table. */
const isWebAddress = (url: string) => /^https?:\/\//i.test(url);

interface SponsorNameProps {
  name: string;
  websiteUrl: string | null;
}

/** The name, as a link that says it is paid for and opens a tab of its own. */
export function SponsorName({ name, websiteUrl }: SponsorNameProps) {
  if (!websiteUrl || !isWebAddress(websiteUrl)) return name;
  return (
    <a
      href={websiteUrl}
      target="_blank"
      rel="sponsored noopener noreferrer"
      className="inline-block min-h-6 text-link underline"
    >
      {name}
      <span className="sr-only"> {t('(opens in a new tab)')}</span>
    </a>
  );
}
