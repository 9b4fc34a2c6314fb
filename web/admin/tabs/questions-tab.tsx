export { QuestionsPanel as default } from '../../questions/admin/questions-panel.tsx';
