import { zodResolver } from '@hookform/resolvers/zod';
import { updateProfileInput } from '../../../schema/accounts/accounts.ts';

export const profileResolver = zodResolver(updateProfileInput);
