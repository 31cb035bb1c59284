import { monthOf } from "@gevel/config";
import { createMissingTable, type Migration } from "@gevel/core";

/** One report per listing, month and language, made once and never changed. */
export const reportsTable = "owner_stats_reports";
/** Whom a report was meant for and how they got it, each time. */
export const deliveriesTable = "owner_stats_report_deliveries";
/** One row: the agency's schedule for reports. */
export const reportPlanTable = "owner_stats_report_work";

/** The second of the month: late page views of the last day have arrived by then. */
const usual = { enabled: true, day: 2, hour: 8 } as const;

export const reportMigrations: readonly Migration[] = [
  {
    name: "006-report-tables",
    async up(db) {
      await createMissingTable(db, reportsTable, (columns) => {
        columns.increments("id");
        columns.integer("home").notNullable();
        columns.string("month", 7).notNullable();
        columns.string("language", 2).notNullable();
        columns.text("matter").notNullable();
        // The file itself, in the database: several CMS share no disk, and a backup of one is a backup of all.
        columns.binary("pdf").notNullable();
        columns.string("sha256", 64).notNullable();
        // Milliseconds since 1970.
        columns.bigInteger("made_at").notNullable();
        // The name of the member of staff; empty for the job.
        columns.text("made_by").notNullable();
        columns.unique(["home", "month", "language"], { indexName: "owner_stats_reports_once" });
        columns.index(["month"], "owner_stats_reports_month");
      });
      await createMissingTable(db, deliveriesTable, (columns) => {
        columns.increments("id");
        columns.integer("report").notNullable();
        columns.integer("home").notNullable();
        columns.string("month", 7).notNullable();
        // Document id of the entry, and who that was on that day.
        columns.string("owner", 64).notNullable();
        columns.string("email", 255).notNullable();
        columns.text("name").notNullable();
        columns.string("way", 10).notNullable();
        columns.bigInteger("at").notNullable();
        columns.text("by").notNullable();
        // The first, and those that staff sent again.
        columns.integer("turn").notNullable();
        columns.unique(["home", "month", "email", "turn"], { indexName: "owner_stats_report_deliveries_once" });
        columns.index(["report"], "owner_stats_report_deliveries_of");
        columns.index(["owner"], "owner_stats_report_deliveries_to");
      });
      await createMissingTable(db, reportPlanTable, (columns) => {
        columns.integer("id").primary();
        columns.string("holder", 64).notNullable();
        columns.bigInteger("held_until").notNullable();
        columns.boolean("enabled").notNullable();
        columns.integer("day").notNullable();
        columns.integer("hour").notNullable();
        // The first month the plugin ran in; earlier ones have no data, so no report.
        columns.string("first_month", 7).notNullable();
        // The month staff requested, and who; empty if none.
        columns.string("asked_month", 7).notNullable();
        columns.text("asked_by").notNullable();
      });
      const beginning = {
        id: 1,
        holder: "",
        held_until: 0,
        ...usual,
        first_month: monthOf(new Date()),
        asked_month: "",
        asked_by: "",
      };
      await db(reportPlanTable).insert(beginning).onConflict("id").ignore();
    },
  },
  {
    name: "008-reports-job",
    up: (db) => db.schema.alterTable(reportPlanTable, (columns) => void columns.dropColumns("holder", "held_until")),
  },
];
