export { ActivityList as default } from '../../accounts/admin/activity-list.tsx';
