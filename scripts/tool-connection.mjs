/** Not read as a URL: an address of PostgreSQL may name no host before its database, or several. */
const WITH_PASSWORD = /^([^:]+:\/\/[^:@/?#]*):([^/?#]*)(@.*)$/;

/**
 * Tells PostgreSQL's tools how to reach the database of `databaseUrl`: its password goes by the environment, because everybody on
 * the machine can read the arguments of a process.
 * @param {string} databaseUrl
 */
export function toolConnection(databaseUrl) {
  const [, before, password, after] = WITH_PASSWORD.exec(databaseUrl) ?? [];
  if (!password) return { url: databaseUrl, env: process.env };
  return { url: `${before}${after}`, env: { ...process.env, PGPASSWORD: decodeURIComponent(password) } };
}
