import { join } from "node:path";
import env from "../src/environment/env";

interface SqliteConnection {
  pragma(statement: string): unknown;
}

const sqlite = {
  client: "sqlite",
  connection: { filename: join(env.DATA_DIR, "gevel.db") },
  useNullAsDefault: true,
  pool: {
    min: 1,
    max: 1,
    afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
      connection.pragma("journal_mode = WAL");
      connection.pragma("busy_timeout = 10000");
      // Leads and imports are told "stored" once; that must hold when the power fails.
      connection.pragma("synchronous = FULL");
      done(null, connection);
    },
  },
};

const postgres = {
  client: "postgres",
  connection: { connectionString: env.DATABASE_URL },
  pool: { min: 0, max: 10 },
};

export default { connection: env.DATABASE_URL === undefined ? sqlite : postgres };
