import { zodResolver } from '@hookform/resolvers/zod';
import { subscriberInput } from '../../../schema/news/subscriber-shape.ts';
import { mountainDate } from '../../../schema/time/clock.ts';

export const subscribeResolver = zodResolver(subscriberInput(mountainDate(new Date())));
