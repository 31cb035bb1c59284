import { join } from "node:path";
import { setUpSqlite } from "../src/environment/durable-writes";
import env from "../src/environment/env";

const sqlite = {
  client: "sqlite",
  connection: { filename: join(env.DATA_DIR, "gevel.db") },
  useNullAsDefault: true,
  pool: {
    min: 1,
    max: 1,
    afterCreate<Connection extends Parameters<typeof setUpSqlite>[0]>(
      connection: Connection,
      done: (error: Error | null, connection: Connection) => void,
    ) {
      setUpSqlite(connection);
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
