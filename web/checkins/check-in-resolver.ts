import { zodResolver } from '@hookform/resolvers/zod';
import { checkInFields } from '../../schema/check-in-shape.ts';

export const checkInResolver = zodResolver(checkInFields);
