import { SITE_NAME, UNOFFICIAL_NOTICE } from '../../schema/site.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { PAGE_HEADS } from '../../schema/page-heads.ts';
import { PageHead } from '../ui/page-head.tsx';

/** /contact-us: who makes the site. */
export default function ContactPage() {
  return (
    <>
      <PageMeta head={PAGE_HEADS.contact} />
      <PageHead
        title="About Us"
        lead="Fans who have talked Denver football since 2016, live and unscripted."
      />
      <div className="page py-8">
        <div className="grid max-w-[66ch] gap-4 text-body-l">
          <p>
            {SITE_NAME} began in 2016 with a microphone, a bottle of bourbon and an argument about a
            fourth down. The argument is still going on. The microphones got better.
          </p>
          <p>
            We talk Denver football the way it is talked about at home: live every Tuesday, before
            kickoff, at halftime and the day after, in a podcast and in the articles on this site.
            No press-box voice, no hot takes for hire.
          </p>
          <p>
            The Huddle is where the other half of the show happens. On game day its chat is open
            from breakfast to the last whistle, and everybody in it is a fan like you.
          </p>
          <p className="text-body text-muted">{UNOFFICIAL_NOTICE}</p>
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="/schedule">See the show schedule</ButtonLink>
          <ButtonLink to="/articles?showAll=true" variant="secondary">
            Read the articles
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
