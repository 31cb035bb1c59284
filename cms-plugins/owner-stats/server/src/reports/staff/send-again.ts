import { AppError, personKey } from "@gevel/config";
import { inTransaction } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { mailDelivery } from "../mail/report-mails.js";
import { reportSources } from "../report-sources.js";
import { deliveriesOfMonth, deliveryById, saveDelivery } from "../stored/stored-reports.js";

/** The same report once more, by mail, to the address that its owner has now. */
export async function sendAgain(
  strapi: Core.Strapi,
  id: number,
  { now, by }: { now: Date; by: string },
): Promise<void> {
  const before = await deliveryById(strapi, id);
  const [owner] = before ? await reportSources(strapi).owners(before.owner) : [];
  if (!before || !owner) throw new AppError("PERSON_NOT_FOUND", "the recipient is no longer an owner");
  const email = personKey(owner.email);
  await inTransaction(strapi, async () => {
    const turns = (await deliveriesOfMonth(strapi, before.month))
      .filter((each) => each.home === before.home && each.email === email)
      .map(({ turn }) => turn);
    const { report, home, month, owner: entry } = before;
    const to = { report, home, month, owner: entry, email, name: owner.name };
    const sent = await saveDelivery(strapi, {
      ...{ ...to, way: "mail" as const, at: now.getTime(), by },
      turn: Math.max(0, ...turns) + 1,
    });
    // Another member of staff pressed the same button in this very moment.
    if (sent !== null) await mailDelivery(strapi, sent);
  });
}
