export { MetricsScreen as default } from '../../metrics/metrics-screen.tsx';
