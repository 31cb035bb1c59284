import { startCuttingProxy } from "../../tests/support/cut-at-commit.ts";
import { administer, createFreshDatabase } from "../../tests/support/fresh-database.ts";
import { startTestPostgres } from "../house/test-postgres.mjs";
import { FaultHouse } from "./fault-house.mjs";
import { expectAnswersTrue } from "./hand-over.mjs";
import { sendForms } from "./visitors.mjs";

const quoted = (value) => (typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`);

/** A CMS on PostgreSQL whose connection ends at each COMMIT, before the database has it or after. */
export async function connectionLost(_, say) {
  const postgres = await startTestPostgres(say);
  if (!postgres) return "not tried, since PostgreSQL cannot be had here";
  const { url } = await createFreshDatabase(postgres.url);
  const proxy = await startCuttingProxy(url);
  const house = new FaultHouse();
  house.ask = async (statement, ...values) => {
    const each = values.values();
    return (
      await administer(
        url,
        statement.replaceAll("?", () => quoted(each.next().value)),
      )
    ).rows;
  };
  try {
    await house.start(say, { DATABASE_URL: proxy.url });
    const results = [];
    for (const at of ["before", "after"]) {
      const answered = await expectAnswersTrue(house, at, {
        breakIt: () => proxy.cut(at),
        meanwhile: () => sendForms(house, at, 4),
        mendIt: () => proxy.cut(null),
        isCertain: at === "before",
      });
      await house.until("leads that the site keeps", house.kept, (many) => many === 0);
      const [{ many }] = await house.ask("select count(*) as many from leads where email like ?", `${at}-%`);
      if (Number(many) !== 4) throw new Error(`4 forms are thanked for, and ${many} leads are stored`);
      results.push(`lost ${at} COMMIT: ${answered}, 4 forms thanked for and 4 leads`);
    }
    return results.join("; ");
  } finally {
    await house.end();
    await proxy.close();
    postgres.stop();
  }
}
