export { ContactPanel as default } from '../../contact/admin/contact-panel.tsx';
