import { startCuttingProxy } from "../../tests/support/cut-at-commit-proxy.ts";
import { administer, createFreshDatabase } from "../../tests/support/fresh-database.ts";
import { startTestPostgres } from "../dev/test-postgres.mjs";
import { FaultApp } from "./fault-app.mjs";
import { expectPersisted } from "./expect-persisted.mjs";
import { sendForms } from "./visitors.mjs";

const quoted = (value) => (typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`);

/** A CMS on PostgreSQL whose connection ends at each COMMIT, before the database has it or after. */
export async function connectionLost(_, announce) {
  const postgres = await startTestPostgres(announce);
  if (!postgres) return "skipped: PostgreSQL is not available here";
  const { url } = await createFreshDatabase(postgres.url);
  const proxy = await startCuttingProxy(url);
  const app = new FaultApp();
  app.request = async (statement, ...values) => {
    const each = values.values();
    return (
      await administer(
        url,
        statement.replaceAll("?", () => quoted(each.next().value)),
      )
    ).rows;
  };
  try {
    await app.start(announce, { DATABASE_URL: proxy.url });
    const results = [];
    for (const at of ["before", "after"]) {
      const answered = await expectPersisted(app, at, {
        breakIt: () => proxy.cut(at),
        meanwhile: () => sendForms(app, at, 4),
        repair: () => proxy.cut(null),
        isCertain: at === "before",
      });
      await app.until("leads that the site keeps", app.retained, (many) => many === 0);
      const [{ many }] = await app.request("select count(*) as many from leads where email like ?", `${at}-%`);
      if (Number(many) !== 4) throw new Error(`4 forms are thanked for, but ${many} leads are stored`);
      results.push(`lost ${at} COMMIT: ${answered}, 4 forms thanked for and 4 leads`);
    }
    return results.join("; ");
  } finally {
    await app.end();
    await proxy.close();
    postgres.stop();
  }
}
