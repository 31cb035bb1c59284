import { mentions, personKey, withoutAddress, type DataSubject } from "@gevel/config";
import type { PersonalDataProvider } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import { inAllLanguages, messagesIn } from "../messages/messages.js";
import { communicationUid, visitUid } from "./entries/history-uids.js";

const text = z.string().nullable();
const visits = z.array(
  z.object({
    id: z.number(),
    at: z.coerce.date(),
    visitor: text,
    feedback: text,
    property: z.object({ id: z.number() }).nullable(),
  }),
);
const communications = z.array(z.object({ id: z.number(), at: z.coerce.date(), subject: text, text }));

const isMentioned = (value: string | null, address: string | null) =>
  address !== null && mentions(value ?? "", address);

/**
 * Viewings under the address, or under the name that an enquiry about the same listing gave: a name alone may be
 * somebody else's.
 */
async function visitsOf(strapi: Core.Strapi, { address, enquiries }: DataSubject) {
  const named = new Set(enquiries.map(({ listing, name }) => `${listing} ${personKey(name)}`));
  const homes = [...new Set(enquiries.map(({ listing }) => listing))];
  const found: unknown = await strapi.db.query(visitUid).findMany({
    where: {
      $or: [
        { property: { id: { $in: homes } }, visitor: { $notNull: true } },
        ...(address === null ? [] : [{ visitor: { $containsi: address } }, { feedback: { $containsi: address } }]),
      ],
    },
    populate: { property: { select: ["id"] } },
    orderBy: { id: "asc" },
  });
  return visits.parse(found).flatMap((visit) => {
    const isTheirs =
      named.has(`${visit.property?.id} ${personKey(visit.visitor ?? "")}`) || isMentioned(visit.visitor, address);
    return isTheirs || isMentioned(visit.feedback, address) ? [{ ...visit, isTheirs }] : [];
  });
}

async function mentionsOf(strapi: Core.Strapi, { address }: DataSubject) {
  if (address === null) return [];
  const found: unknown = await strapi.db.query(communicationUid).findMany({
    where: { $or: [{ subject: { $containsi: address } }, { text: { $containsi: address } }] },
    orderBy: { id: "asc" },
  });
  return communications
    .parse(found)
    .filter((each) => isMentioned(each.subject, address) || isMentioned(each.text, address));
}

/** OWNER-2, FORM-12: who viewed a listing. The name is erased, their feedback on the listing stays readable for its owner. */
export const historyPersonalData: PersonalDataProvider = {
  key: "home-visits",
  name: inAllLanguages("personal-data.name.home-visits"),
  tables: ["owner_stats_visits", "owner_stats_communications"],
  async find(strapi, dataSubject, language) {
    const text = messagesIn(language);
    const fact = (label: "visitor" | "feedback", value: string | null) =>
      value ? [{ label: text(`personal-data.label.${label}`), value }] : [];
    return [
      ...(await visitsOf(strapi, dataSubject)).map(({ at, visitor, feedback, isTheirs }) => ({
        ...{ at: at.toISOString(), title: text("personal-data.label.visit") },
        facts: isTheirs ? [...fact("visitor", visitor), ...fact("feedback", feedback)] : [],
      })),
      ...(await mentionsOf(strapi, dataSubject)).map(({ at }) => ({
        ...{ at: at.toISOString(), title: text("personal-data.label.mention"), facts: [] },
      })),
    ];
  },
  async erase(strapi, dataSubject) {
    const { address } = dataSubject;
    const without = (value: string | null) =>
      value === null || address === null ? value : withoutAddress(value, address);
    const theirs = await visitsOf(strapi, dataSubject);
    for (const { id, isTheirs, visitor, feedback } of theirs)
      await strapi.db.query(visitUid).updateMany({
        where: { id },
        data: { visitor: isTheirs ? null : visitor, feedback: without(feedback) },
      });
    const others = await mentionsOf(strapi, dataSubject);
    for (const { id, subject, text: body } of others)
      await strapi.db
        .query(communicationUid)
        .updateMany({ where: { id }, data: { subject: without(subject), text: without(body) } });
    return { erased: theirs.length + others.length };
  },
};
