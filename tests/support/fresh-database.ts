import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

interface QueryResult {
  rowCount: number | null;
  rows: unknown[];
}

interface PgClient {
  connect(): Promise<void>;
  query(text: string): Promise<QueryResult>;
  end(): Promise<void>;
}

/** `pg` is the CMS's dependency. */
const require = createRequire(fileURLToPath(new URL("../../cms/package.json", import.meta.url)));

export async function administer(serverUrl: string, statement: string): Promise<QueryResult> {
  const { Client } = require("pg") as { Client: new (options: { connectionString: string }) => PgClient };
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database on the PostgreSQL server of TEST_DATABASE_URL, for one test file: empty, or a copy of one that is not in use. */
export async function createFreshDatabase(
  serverUrl: string,
  copyOf?: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `gevel_${randomBytes(6).toString("hex")}`;
  await administer(serverUrl, `create database ${name}${copyOf ? ` template ${copyOf}` : ""}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => void (await administer(serverUrl, `drop database if exists ${name} with (force)`)),
  };
}
