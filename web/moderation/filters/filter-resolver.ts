import { zodResolver } from '@hookform/resolvers/zod';
import { filterForm } from '../../../schema/filters/filter-shape.ts';

export const filterResolver = zodResolver(filterForm);
