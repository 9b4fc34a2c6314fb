import { zodResolver } from '@hookform/resolvers/zod';
import { contactInput } from '../../schema/contact/contact-shape.ts';

export const contactResolver = zodResolver(contactInput);
