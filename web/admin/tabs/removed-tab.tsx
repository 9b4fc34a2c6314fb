export { RemovedList as default } from '../../moderation/desk/removed-list.tsx';
