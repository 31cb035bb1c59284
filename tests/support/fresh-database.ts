import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

interface PgClient {
  connect(): Promise<void>;
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
}

/** `pg` is the CMS's dependency. */
const require = createRequire(fileURLToPath(new URL("../../cms/package.json", import.meta.url)));

async function administer(serverUrl: string, statement: string): Promise<void> {
  const { Client } = require("pg") as { Client: new (options: { connectionString: string }) => PgClient };
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database on the PostgreSQL server of TEST_DATABASE_URL, for one test file. */
export async function createFreshDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `gevel_${randomBytes(6).toString("hex")}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`) };
}
