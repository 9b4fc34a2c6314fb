import { stopDatabases } from './start-databases.mts';

export default stopDatabases;
