import * as z from 'zod/mini';
import { isImageAddress } from '../articles/article-input.ts';
import { CONTACT_REFUSALS } from '../refusals/contact.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { sayingFrom } from '../refusals/said.ts';
import { requiredLine } from '../text.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...CONTACT_REFUSALS });

/** The shape of a sponsor as an admin enters it. */

export const SPONSOR_LIMITS = { name: 100, description: 300, url: 500 } as const;

export const SPONSOR_TEXTS = {
  name: said('input.nameMissing'),
  nameTooLong: said('input.nameTooLong', { max: SPONSOR_LIMITS.name }),
  description: said('sponsor.descriptionMissing'),
  descriptionTooLong: said('sponsor.descriptionTooLong', { max: SPONSOR_LIMITS.description }),
  website: said('sponsor.website'),
  logo: said('sponsor.logo'),
  day: said('sponsor.day'),
  endsBefore: said('sponsor.endsBefore'),
} as const;

const isWebsite = (url: string) =>
  url.length <= SPONSOR_LIMITS.url && /^https?:\/\/[^/]/i.test(url) && URL.canParse(url);

const optional = (isRight: (text: string) => boolean, error: string) =>
  z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((text) => text?.trim() || null),
    ),
    z.nullable(z.string().check(z.refine(isRight, error))),
  );

const day = optional((text) => z.iso.date().safeParse(text).success, SPONSOR_TEXTS.day);

export const sponsorInput = z
  .object({
    name: requiredLine({
      max: SPONSOR_LIMITS.name,
      blank: SPONSOR_TEXTS.name,
      tooLong: SPONSOR_TEXTS.nameTooLong,
    }),
    description: requiredLine({
      max: SPONSOR_LIMITS.description,
      blank: SPONSOR_TEXTS.description,
      tooLong: SPONSOR_TEXTS.descriptionTooLong,
    }),
    logoUrl: optional(isImageAddress, SPONSOR_TEXTS.logo),
    websiteUrl: optional(isWebsite, SPONSOR_TEXTS.website),
    isActive: z._default(z.boolean(), true),
    /** Days in Denver, the last one included. */
    activeFrom: day,
    activeTo: day,
  })
  .check(
    z.refine(({ activeFrom, activeTo }) => !activeFrom || !activeTo || activeFrom <= activeTo, {
      error: SPONSOR_TEXTS.endsBefore,
      path: ['activeTo'],
    }),
  );
export type SponsorInput = z.input<typeof sponsorInput>;
export type CheckedSponsor = z.output<typeof sponsorInput>;
