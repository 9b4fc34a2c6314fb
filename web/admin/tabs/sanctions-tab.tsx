export { SanctionList as default } from '../../moderation/desk/sanction-list.tsx';
