import { zodResolver } from '@hookform/resolvers/zod';
import { newsletterInput } from '../../../schema/news/newsletter-shape.ts';

export const newsletterResolver = zodResolver(newsletterInput);
