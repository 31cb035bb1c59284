import { purposes, type ConsentCount } from "@gevel/config";
import { inTransaction, table } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { consentChoiceUid } from "./consent-choice-uid";

const numbers = ["accepted", "declined", "chosen", ...purposes] as const;

const columnOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Inserts the row of that day; the first instance to need it does so. */
async function makeRow(strapi: Core.Strapi, { day, version, language }: ConsentCount): Promise<void> {
  const rows = strapi.db.query(consentChoiceUid);
  const where = { day, textVersion: version, language };
  if (await rows.findOne({ where })) return;
  try {
    await rows.create({ data: { ...where, ...Object.fromEntries(numbers.map((name) => [name, 0])) } });
  } catch (cause) {
    if (!(await rows.findOne({ where }))) throw cause;
  }
}

/** CONSENT-1, L8: adds to what was counted, all of it or nothing; the database adds up, so no two instances lose a count. */
export async function addCounts(strapi: Core.Strapi, counts: readonly ConsentCount[]): Promise<void> {
  for (const count of counts) await makeRow(strapi, count);
  // Sorted, so that two instances never deadlock.
  const sorted = counts.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await inTransaction(strapi, async ({ trx }) => {
    for (const count of sorted) {
      const added = numbers.map((name) => {
        const column = columnOf(name);
        return [column, trx.raw("?? + ?", [column, count[name]])] as const;
      });
      await table(strapi, trx, "consent_choices")
        .where({ day: count.day, text_version: count.version, language: count.language })
        .update({ ...Object.fromEntries(added), updated_at: new Date() });
    }
  });
}

const keyOf = ({ day, version, language }: ConsentCount) => [day, version, language].join(" ");
