import { EnvError, readEnv } from './env.ts';

describe('settings of the environment', () => {
  test('without any, the site is a demo on the embedded database', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      port: 4000,
      demo: true,
      sportsProvider: 'demo',
      season: 2025,
      rateLimits: 'on',
      socketsMax: 10_000,
      publicUrl: undefined,
    });
    expect(env.databaseUrl).toBeUndefined();
  });

  test('with a database server there is no demo, and only admins enter games', () => {
    expect(readEnv({ DATABASE_URL: 'postgresql://db/orange' })).toMatchObject({
      demo: false,
      sportsProvider: 'none',
    });
  });

  test('an empty variable counts as absent, and a public URL loses its last slash', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: 'https://orange.example.org/' })).toMatchObject({
      port: 4000,
      publicUrl: 'https://orange.example.org',
    });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://db/orange'],
    ['REDIS_URL', 'localhost'],
    ['SEASON', 'soon'],
    ['RATE_LIMITS', 'maybe'],
    ['SPORTS_PROVIDER', 'psychic'],
    ['DEMO', 'yes'],
    ['DEMO_PACE', '0.5'],
    ['DEMO_PACE', '61'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
  ])('%s=%s stops the start with one line that names it', (name, value) => {
    const read = () =>
      readEnv({ ADMIN_EMAIL: 'ada@example.org', ADMIN_PASSWORD: 'long enough', [name]: value });
    expect(read).toThrow(EnvError);
    expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });

  test('an admin needs both an e-mail and a password', () => {
    expect(() => readEnv({ ADMIN_EMAIL: 'ada@example.org' })).toThrow('ADMIN_PASSWORD');
  });
});
