import { zodResolver } from '@hookform/resolvers/zod';
import { updateProfileInput } from '../../../schema/accounts.ts';

export const profileResolver = zodResolver(updateProfileInput);
