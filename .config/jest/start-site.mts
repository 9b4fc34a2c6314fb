import startDatabases from './start-databases.mts';

/** The browser tests walk through the site as it is built for production. */
export default async function startSite(): Promise<void> {
  await startDatabases();
}
