import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StartError } from './start-error.ts';
import { SOCKET_LIMITS } from '../../schema/site/sockets.ts';

/** The only file that reads the environment. The README's table lists defaults and meanings. */

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');

const hosts = z
  .string()
  .regex(/^[\w.-]+(:\d+)?(,[\w.-]+(:\d+)?)*$/, { error: 'must be host:port, separated by commas' })
  .optional();

const variables = {
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535).default(4000),
  HOST: z.string().optional(),
  PUBLIC_URL: url('http:', 'https:').optional(),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  DATA_DIR: z.string().default('./.data'),
  BACKUP_DIR: z.string().optional(),
  BACKUPS: z.coerce
    .number({ error: 'must be a number of backups' })
    .int()
    .min(0)
    .max(1000)
    .default(7),
  ADMIN_EMAIL: z.email({ error: 'must be an email address' }).optional(),
  ADMIN_PASSWORD: z.string().min(6, { error: 'must be at least 6 characters' }).optional(),
  ADMIN_MFA: z
    .enum(['optional', 'required'], { error: 'must be optional or required' })
    .default('optional'),
  DEMO: flag.optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  STORAGE_URL: url('s3:', 'http:', 'https:').optional(),
  PUSH_HOSTS: hosts,
  AVATAR_HOSTS: hosts,
  FEED_HOSTS: hosts,
  WEBHOOK_HOSTS: hosts,
  YOUTUBE_CHANNEL: z
    .string()
    .regex(/^UC[\w-]{22}$/, { error: 'must be the id of a channel: UC and 22 characters' })
    .optional(),
  YOUTUBE_API_KEY: z.string().optional(),
  YOUTUBE_URL: url('http:', 'https:').default('https://www.youtube.com'),
  YOUTUBE_API_URL: url('http:', 'https:').default('https://www.googleapis.com'),
  PODCAST_FEED: url('http:', 'https:').optional(),
  SPORTS_PROVIDER: z
    .enum(['demo', 'none', 'espn'], { error: 'must be demo, none or espn' })
    .optional(),
  DEMO_PACE: z.coerce.number({ error: 'must be a number' }).min(1).max(60).default(2.75),
  SPORTS_BASE_URL: url('http:', 'https:').default('https://site.api.espn.com'),
  SEASON: z.coerce.number({ error: 'must be a year' }).int().min(1960).max(2200).default(2025),
  RATE_LIMITS: z.enum(['on', 'wide', 'off'], { error: 'must be on, wide or off' }).default('on'),
  SOCKETS_MAX: z.coerce
    .number({ error: 'must be a number of connections' })
    .int()
    .min(1)
    .default(SOCKET_LIMITS.perNode),
  POSTAL_ADDRESS: z
    .string()
    .regex(/^[^\r\n]{1,200}$/, { error: 'must be one line of 200 characters at most' })
    .optional(),
  METRICS_TOKEN: z.string().min(8, { error: 'must be at least 8 characters' }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUST_PROXY: z.coerce
    .number({ error: 'must be the number of proxies in front' })
    .int()
    .min(0)
    .default(0),
};

/** The names of all settings. */
export const ENV_NAMES: readonly string[] = Object.keys(variables);

const shape = z
  .object(variables)
  .refine((env) => !env.ADMIN_EMAIL === !env.ADMIN_PASSWORD, {
    path: ['ADMIN_PASSWORD'],
    error: 'ADMIN_EMAIL and ADMIN_PASSWORD go together',
  })
  .transform((env) => {
    const isEmbedded = !env.DATABASE_URL;
    const demo = env.DEMO ?? isEmbedded;
    const dataDir = resolve(env.DATA_DIR);
    return {
      isProduction: env.NODE_ENV === 'production',
      port: env.PORT,
      host: env.HOST,
      /** Configured origin, without a trailing slash; undefined: derived from the port. Links in mails use only this. */
      publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
      databaseUrl: env.DATABASE_URL,
      redisUrl: env.REDIS_URL,
      dataDir,
      /** Where the site writes its own backups, and how many of each kind it keeps; 0: it writes none. */
      backupDir: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : join(dataDir, 'backups'),
      backupsKept: env.BACKUPS,
      admin:
        env.ADMIN_EMAIL && env.ADMIN_PASSWORD
          ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
          : undefined,
      /** Whether admins without a second factor are admins. */
      adminMfa: env.ADMIN_MFA,
      demo,
      smtpUrl: env.SMTP_URL,
      storageUrl: env.STORAGE_URL,
      /** Push services of one's own network, as `host:port`: they may be private and without https. */
      pushHosts: env.PUSH_HOSTS?.split(',') ?? [],
      /** Where avatars may be fetched from besides the Internet, as `host:port`. */
      avatarHosts: env.AVATAR_HOSTS?.split(',') ?? [],
      /** Where feeds may be fetched from besides the Internet, as `host:port`. */
      feedHosts: env.FEED_HOSTS?.split(',') ?? [],
      /** Where webhooks may be sent to although it is not on the Internet. */
      webhookHosts: env.WEBHOOK_HOSTS?.split(',') ?? [],
      /** The channel whose videos are imported, until admins set another. */
      youtubeChannel: env.YOUTUBE_CHANNEL,
      youtubeApiKey: env.YOUTUBE_API_KEY,
      youtubeUrl: env.YOUTUBE_URL.replace(/\/+$/, ''),
      youtubeApiUrl: env.YOUTUBE_API_URL.replace(/\/+$/, ''),
      /** The feed whose episodes are imported, until admins set another. */
      podcastFeed: env.PODCAST_FEED,
      sportsProvider: env.SPORTS_PROVIDER ?? (demo ? 'demo' : 'none'),
      /** Seconds of the stadium in a second of the demo's game. */
      demoPace: env.DEMO_PACE,
      sportsBaseUrl: env.SPORTS_BASE_URL,
      season: env.SEASON,
      rateLimits: env.RATE_LIMITS,
      /** WebSockets that this node accepts at once. */
      socketsMax: env.SOCKETS_MAX,
      /** Where the sender of newsletters lives. */
      postalAddress: env.POSTAL_ADDRESS,
      metricsToken: env.METRICS_TOKEN,
      logLevel: env.LOG_LEVEL,
      trustProxy: env.TRUST_PROXY,
    } as const;
  });

export type Env = z.output<typeof shape>;

/** A bad or missing variable: the start ends with this one line. */
export class EnvError extends StartError {}

/** Reads the settings of the process (empty counts as absent). Throws an EnvError that names the first bad variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = shape.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  throw new EnvError(`${issue.path.join('.') || 'environment'}: ${issue.message}`);
}
