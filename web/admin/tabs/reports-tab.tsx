export { ReportList as default } from '../../reports/admin/report-list.tsx';
