import { describe, expect, it } from 'vitest';
import { ConfigurationProblems, readConfiguration } from '../../../server/configuration.ts';
import { BROWSER_ADDRESS, PUSH_KEYS } from '../../support/push-keys.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationProblems) return error.problems;
    throw error;
  }
}

const CLOUD = {
  DATABASE_URL: 'postgres://db/hoog',
  COGNITO_USER_POOL_ID: 'eu-central-1_AbCdEfGhI',
  COGNITO_CLIENT_ID: 'client',
  S3_BUCKET: 'photos',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  STRIPE_PRICE_BASIC: 'price_b',
  STRIPE_PRICE_FOOD: 'price_f',
  STRIPE_PRICE_PREMIUM: 'price_p',
  STRIPE_PRICE_VIP: 'price_v',
  SELLER_NAME: 'Proovimüüja OÜ',
  SELLER_REGISTER_CODE: '10000000',
  SELLER_ADDRESS: 'Proovi 1, Tallinn',
  SELLER_EMAIL: 'abi@example.com',
  MAIL_FROM: 'hoog@example.com',
};

const VAPID = {
  VAPID_PUBLIC_KEY: PUSH_KEYS.publicKey,
  VAPID_PRIVATE_KEY: PUSH_KEYS.privateKey,
  VAPID_SUBJECT: PUSH_KEYS.subject,
};

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://hoog.example.com' };

describe('the configuration', () => {
  it('needs nothing: every part is embedded, on this machine alone', () => {
    const configuration = readConfiguration({});
    expect(configuration).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      publicUrl: 'http://localhost:4000',
      isProduction: false,
    });
    for (const part of ['database', 'identity', 'objects', 'payments'] as const)
      expect(configuration[part].kind).toBe('embedded');
  });

  it('drains where another process takes over: in production, on a database that processes share', () => {
    const drainOf = (environment: Record<string, string>) => readConfiguration(environment).drainSeconds;
    const shared = { ...PRODUCTION, ...CLOUD };
    expect([drainOf({}), drainOf(CLOUD), drainOf(shared)]).toEqual([0, 0, 10]);
    const { DATABASE_URL: _, ...embedded } = shared;
    expect(drainOf({ ...embedded, ALLOW_EMBEDDED: '1' })).toBe(0);
    expect(drainOf({ ...shared, DRAIN_SECONDS: '30' })).toBe(30);
    expect(problemsOf({ DRAIN_SECONDS: '601' })).toHaveLength(1);
  });

  it('switches each part by itself', () => {
    const { DATABASE_URL, COGNITO_USER_POOL_ID, COGNITO_CLIENT_ID, S3_BUCKET } = CLOUD;
    expect(readConfiguration({ DATABASE_URL })).toMatchObject({
      database: { kind: 'postgres' },
      identity: { kind: 'embedded' },
    });
    expect(readConfiguration({ COGNITO_USER_POOL_ID, COGNITO_CLIENT_ID })).toMatchObject({
      database: { kind: 'embedded' },
      identity: { kind: 'cognito', region: 'eu-central-1', userPoolId: COGNITO_USER_POOL_ID },
    });
    expect(readConfiguration({ S3_BUCKET })).toMatchObject({
      objects: { kind: 's3', bucket: 'photos', region: 'eu-central-1', endpoint: null },
    });
  });

  it('calls other services than Amazon’s at an address that nobody can listen in on', () => {
    const { COGNITO_USER_POOL_ID, COGNITO_CLIENT_ID, S3_BUCKET, MAIL_FROM } = CLOUD;
    const named = { COGNITO_USER_POOL_ID, COGNITO_CLIENT_ID, S3_BUCKET, MAIL_FROM };
    const at = (endpoint: string) => ({
      ...named,
      COGNITO_ENDPOINT: endpoint,
      S3_ENDPOINT: endpoint,
      SES_ENDPOINT: endpoint,
    });
    const parts = (endpoint: string | null) => ({
      identity: { endpoint },
      objects: { endpoint },
      mail: { endpoint },
    });
    expect(readConfiguration(named)).toMatchObject(parts(null));
    for (const endpoint of ['https://aws.example.com', 'http://127.0.0.1:9229', 'http://localhost:9229/idp'])
      expect(readConfiguration(at(`${endpoint}/`))).toMatchObject(parts(endpoint));
    for (const endpoint of [
      'http://aws.example.com',
      'http://127.0.0.1.example.com',
      'aws.example.com',
      'file:///etc/hosts',
      'https://name:word@aws.example.com',
      'https://aws.example.com/?a=b',
    ])
      expect(problemsOf(at(endpoint))).toEqual([
        expect.stringContaining('COGNITO_ENDPOINT'),
        expect.stringContaining('S3_ENDPOINT'),
        expect.stringContaining('SES_ENDPOINT'),
      ]);
    const { COGNITO_ENDPOINT, SES_ENDPOINT } = at('https://aws.example.com');
    expect(problemsOf({ COGNITO_ENDPOINT, SES_ENDPOINT })).toEqual([
      expect.stringContaining('COGNITO_USER_POOL_ID'),
      expect.stringContaining('MAIL_FROM'),
    ]);
  });

  it('names a harmless shop if nobody has set one, but never in production', () => {
    expect(readConfiguration({}).shopUrl).toBe('https://example.com/');
    expect(readConfiguration({ ...PRODUCTION, ALLOW_EMBEDDED: '1' }).shopUrl).toBeNull();
    expect(readConfiguration({ SHOP_URL: '' }).shopUrl).toBeNull();
  });

  it('takes the shop’s address unchanged, and only a web address', () => {
    expect(readConfiguration({ SHOP_URL: ' https://pood.example.com/hoog ' }).shopUrl).toBe(
      'https://pood.example.com/hoog',
    );
    for (const SHOP_URL of ['pood.example.com', 'javascript:alert(1)'])
      expect(problemsOf({ SHOP_URL })).toEqual([expect.stringContaining('SHOP_URL')]);
  });

  it('refuses embedded parts in production, naming each, unless they are asked for', () => {
    expect(problemsOf(PRODUCTION)).toHaveLength(4);
    expect(problemsOf({ ...PRODUCTION, ALLOW_EMBEDDED: '1' })).toEqual([]);
    expect(problemsOf({ ...PRODUCTION, ...CLOUD })).toEqual([]);
    expect(problemsOf({ ...PRODUCTION, ...CLOUD, S3_BUCKET: '' })).toEqual([
      expect.stringContaining('S3_BUCKET'),
    ]);
  });

  it('takes real money only if every price, the seller and the sender of receipts are set', () => {
    expect(readConfiguration(CLOUD)).toMatchObject({
      payments: {
        kind: 'stripe',
        priceIds: { BASIC: 'price_b', FOOD: 'price_f', PREMIUM: 'price_p', VIP: 'price_v' },
      },
      seller: { name: 'Proovimüüja OÜ', registerCode: '10000000' },
      mail: { kind: 'ses', from: 'hoog@example.com', region: 'eu-central-1' },
    });
    for (const name of ['STRIPE_PRICE_VIP', 'STRIPE_WEBHOOK_SECRET', 'SELLER_REGISTER_CODE', 'MAIL_FROM']) {
      expect(problemsOf({ ...CLOUD, [name]: '' })).toEqual([expect.stringContaining(name)]);
    }
  });

  it('has stricter limits in production, which settings can change', () => {
    const production = readConfiguration({ ...CLOUD, ...PRODUCTION });
    expect(production).toMatchObject({
      isKnownOnly: true,
      maxCallsPerMinute: 600,
      logLevel: 'info',
      trustProxy: false,
    });
    expect(readConfiguration({})).toMatchObject({ isKnownOnly: false, storedTimes: 1, logLevel: 'warn' });
    const told = {
      KNOWN_OPERATIONS_ONLY: '1',
      RATE_LIMIT_PER_MINUTE: '7',
      RATE_LIMIT_PER_ADDRESS: '9',
      STORED_PER_DAY_TIMES: '3',
      LOG_LEVEL: 'error',
    };
    expect(readConfiguration(told)).toMatchObject({
      isKnownOnly: true,
      maxCallsPerMinute: 7,
      maxCallsPerAddress: 9,
      storedTimes: 3,
      logLevel: 'error',
    });
  });

  it.each(['10.0.0.0/8', 'uniquelocal, 2001:db8::/32', 'loopback'])('trusts the proxies at %s', (text) => {
    expect(readConfiguration({ TRUST_PROXY: text }).trustProxy).toBe(text);
  });

  it.each([
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['KNOWN_OPERATIONS_ONLY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
  ])('refuses %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  it('lists everything that is wrong at once', () => {
    const problems = problemsOf({
      PORT: 'four',
      PUBLIC_URL: 'hoog.ee',
      HOOG_CLOCK: 'now',
      DATABASE_URL: 'mysql://x',
      COGNITO_USER_POOL_ID: 'eu-central-1_A',
      STRIPE_WEBHOOK_SECRET: 'wh',
    });
    for (const name of [
      'PORT',
      'PUBLIC_URL',
      'HOOG_CLOCK',
      'DATABASE_URL',
      'COGNITO_CLIENT_ID',
      'STRIPE_SECRET_KEY',
    ]) {
      expect(problems.some((problem) => problem.includes(name))).toBe(true);
    }
  });

  it('reminds with keys of its own where it is alone, with given ones elsewhere, and else nobody', () => {
    const { DATABASE_URL } = CLOUD;
    expect(readConfiguration({}).push).toEqual({ kind: 'kept', origins: [] });
    expect(readConfiguration({ DATABASE_URL }).push).toEqual({ kind: 'off' });
    expect(readConfiguration({ DATABASE_URL, ...VAPID }).push).toMatchObject({
      kind: 'keys',
      publicKey: PUSH_KEYS.publicKey,
    });
    const { VAPID_SUBJECT, ...keys } = VAPID;
    expect(problemsOf(keys)).toEqual([expect.stringContaining('VAPID_SUBJECT')]);
    expect(problemsOf({ ...VAPID, VAPID_SUBJECT: 'abi' })).toEqual([
      expect.stringContaining('VAPID_SUBJECT'),
    ]);
    expect(problemsOf({ VAPID_SUBJECT, ...keys, VAPID_PRIVATE_KEY: BROWSER_ADDRESS.auth })).toEqual([
      expect.stringContaining('two halves'),
    ]);
  });

  it('calls further push services only at origins, and in production only by https', () => {
    expect(readConfiguration({ PUSH_ORIGINS: 'http://127.0.0.1:9/, https://push.example.com' }).push).toEqual(
      {
        kind: 'kept',
        origins: ['http://127.0.0.1:9', 'https://push.example.com'],
      },
    );
    expect(problemsOf({ PUSH_ORIGINS: 'push.example.com' })).toEqual([
      expect.stringContaining('PUSH_ORIGINS'),
    ]);
    const production = { ...PRODUCTION, ...CLOUD, PUSH_ORIGINS: 'http://10.0.0.1' };
    expect(problemsOf(production)).toEqual([expect.stringContaining('PUSH_ORIGINS')]);
  });

  it('sends traces nowhere by default, and where it does under the names that OpenTelemetry has for it', () => {
    expect(readConfiguration({ OTEL_SERVICE_NAME: 'hoog' }).traces).toBeNull();
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' };
    expect(readConfiguration(endpoint).traces).toEqual({
      endpoint: 'http://localhost:4318',
      headers: {},
      serviceName: 'hoog',
    });
    const named = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example.com/otlp',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%3Db, x-scope = 7',
      OTEL_SERVICE_NAME: 'hoog-trial',
    };
    expect(readConfiguration(named).traces).toEqual({
      endpoint: 'https://traces.example.com/otlp',
      headers: { authorization: 'Bearer a=b', 'x-scope': '7' },
      serviceName: 'hoog-trial',
    });
  });

  it.each([
    ['to another machine in the clear', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.7:4318' }, 'https'],
    ['with a word as headers', { OTEL_EXPORTER_OTLP_HEADERS: 'secret' }, 'name=value'],
    ['with headers for nobody', { OTEL_EXPORTER_OTLP_HEADERS: 'a=secret' }, 'not set'],
  ])('refuses traces %s', (_what, environment: Record<string, string>, problem) => {
    const problems = problemsOf(environment);
    expect(problems).toContainEqual(expect.stringContaining(problem));
    expect(problems.join()).not.toContain('secret');
  });

  it('shows metrics nowhere by default, and where it does to this machine alone', () => {
    expect(readConfiguration({}).metrics).toBeNull();
    expect(readConfiguration({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    const elsewhere = { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' };
    expect(readConfiguration(elsewhere).metrics).toEqual({ host: '10.0.0.7', port: 9464 });
  });

  it.each([
    ['no port', { METRICS_PORT: '0' }, 'METRICS_PORT'],
    ['not a port', { METRICS_PORT: 'on' }, 'METRICS_PORT'],
    ['the port of members', { METRICS_PORT: '4000' }, 'another port'],
    ['a host alone', { METRICS_HOST: '10.0.0.7' }, 'METRICS_HOST'],
  ])('refuses metrics on %s', (_what, environment: Record<string, string>, problem) => {
    expect(problemsOf(environment)).toEqual([expect.stringContaining(problem)]);
  });
});
