export { UserList as default } from '../../accounts/admin/user-list.tsx';
