import { zodResolver } from '@hookform/resolvers/zod';
import { sponsorInput } from '../../../../schema/contact/sponsor-shape.ts';

export const sponsorResolver = zodResolver(sponsorInput);
