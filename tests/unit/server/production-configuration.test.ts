import { describe, expect, it } from 'vitest';
import { ConfigurationProblems, readConfiguration } from '../../../server/configuration.ts';
import { productionWarnings } from '../../../server/production-configuration.ts';

const TRIAL = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', PUBLIC_URL: 'https://hoog.example.com' };

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationProblems) return error.problems;
    throw error;
  }
}

describe('outside production', () => {
  it.each(['0.0.0.0', '::', '192.168.1.20', 'hoog.local'])(
    'demo members and the mailbox are open to others at HOST=%s only by name',
    (HOST) => {
      expect(problemsOf({ HOST })).toEqual([
        expect.stringContaining('DEMO_MEMBERS=0'),
        expect.stringContaining('OPEN_MAILBOX=0'),
      ]);
      expect(problemsOf({ HOST, DEMO_MEMBERS: '0' })).toEqual([expect.stringContaining('OPEN_MAILBOX=0')]);
      expect(problemsOf({ HOST, DEMO_MEMBERS: '1', OPEN_MAILBOX: '0' })).toEqual([]);
      const pool = { COGNITO_USER_POOL_ID: 'eu-central-1_AbCdEfGhI', COGNITO_CLIENT_ID: 'client' };
      expect(problemsOf({ HOST, ...pool })).toEqual([]);
    },
  );

  it.each(['', '127.0.0.1', 'localhost', '::1'])('are open on the machine itself: HOST=%s', (HOST) => {
    expect(readConfiguration({ HOST })).toMatchObject({ hasDemoMembers: true, hasOpenMailbox: true });
  });
});

describe('in production', () => {
  it('has neither demo members nor an open mailbox unless each is asked for by name', () => {
    const has = (environment: Record<string, string>) => {
      const { hasDemoMembers, hasOpenMailbox } = readConfiguration(environment);
      return [hasDemoMembers, hasOpenMailbox];
    };
    expect(has(TRIAL)).toEqual([false, false]);
    expect(has({ ...TRIAL, DEMO_MEMBERS: '1' })).toEqual([true, false]);
    expect(has({ ...TRIAL, OPEN_MAILBOX: '1' })).toEqual([false, true]);
    expect(has({})).toEqual([true, true]);
    expect(has({ DEMO_MEMBERS: '0', OPEN_MAILBOX: '0' })).toEqual([false, false]);
  });

  it('warns loudly about what is embedded and what that exposes', () => {
    const warnings = (environment: Record<string, string>) =>
      productionWarnings(readConfiguration(environment)).join('\n');
    expect(warnings(TRIAL)).toMatch(/database, identity, objects, payments/);
    expect(warnings(TRIAL)).toMatch(/no demo members[^]*Nobody can read \/mailbox/);
    expect(warnings({ ...TRIAL, DEMO_MEMBERS: '1', OPEN_MAILBOX: '1' })).toMatch(
      /anyone may sign in[^]*anyone may read every mail/,
    );
    expect(warnings({})).toBe('');
  });

  it.each([
    ['HOOG_CLOCK', '2026-11-20T12:00:00Z'],
    ['PUBLIC_URL', 'http://hoog.example.com'],
    ['PUBLIC_URL', ''],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '2000::/3'],
    ['TRUST_PROXY', '::ffff:0.0.0.0/96'],
    ['TRUST_PROXY', '0:0:0:0:0:FFFF:0.0.0.0/97'],
    ['TRUST_PROXY', 'loopback, 0.0.0.0/1, 128.0.0.0/1'],
    ['ALLOW_EMBEDDED', 'yes'],
    ['DEMO_MEMBERS', 'true'],
  ])('refuses %s=%s', (name, value) => {
    expect(problemsOf({ ...TRIAL, [name]: value })).toContainEqual(expect.stringContaining(name));
  });

  it.each([
    ['PUBLIC_URL', 'http://localhost:4000'],
    ['PUBLIC_URL', 'http://[::1]:4000'],
    ['TRUST_PROXY', '10.0.0.0/8, 2001:db8::/32, uniquelocal'],
    ['TRUST_PROXY', '203.0.113.4'],
  ])('accepts %s=%s', (name, value) => {
    expect(problemsOf({ ...TRIAL, [name]: value })).toEqual([]);
  });
});

describe('the stage', () => {
  it.each(['prod', 'Production', 'staging', '1'])('is never %s', (NODE_ENV) => {
    expect(problemsOf({ NODE_ENV })).toEqual([expect.stringContaining('NODE_ENV')]);
  });

  it.each(['', 'development', 'test'])('is not production if it is "%s"', (NODE_ENV) => {
    expect(readConfiguration({ NODE_ENV }).isProduction).toBe(false);
  });
});
