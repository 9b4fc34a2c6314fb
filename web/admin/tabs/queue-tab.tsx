export { QueueList as default } from '../../moderation/queue/queue-list.tsx';
