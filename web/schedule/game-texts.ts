import { t } from '../ui/language.ts';

/** 'vs. Kansas City Chiefs', 'at Las Vegas Raiders'. */
export const againstText = ({
  isHome,
  opponent,
}: {
  readonly isHome: boolean;
  readonly opponent: string;
}): string => (isHome ? t('vs. {opponent}', { opponent }) : t('at {opponent}', { opponent }));
