import { createHash } from "node:crypto";
import { z } from "zod";
import type { BootedCms } from "./boot-cms.js";

const atOnce = 250;

const day = 86_400_000;

interface ManyLeads {
  count: number;
  /** Date of the newest; each older one is a minute older. */
  newest?: Date;
  /** Further columns, by the names of the content type. */
  given?: (index: number) => Readonly<Record<string, unknown>>;
}

/** Inserts leads with dates in the past, without sending each; returns their document ids, oldest first. */
export async function insertLeads(
  cms: BootedCms,
  { count, newest = new Date(Date.now() - day), given = () => ({}) }: ManyLeads,
): Promise<string[]> {
  const leads = cms.strapi.db.query("plugin::leads.lead");
  const made: string[] = [];
  for (let start = 0; start < count; start += atOnce) {
    const data = Array.from({ length: Math.min(atOnce, count - start) }, (_, at) => {
      const index = start + at;
      const key = createHash("sha256").update(`many ${index} ${newest.getTime()} ${Math.random()}`).digest("hex");
      const createdAt = new Date(newest.getTime() - (count - 1 - index) * 60_000).toISOString();
      const email = `visitor${index}@many.example`;
      return {
        ...{ documentId: key.slice(0, 24), key, createdAt, lastContactAt: createdAt, updatedAt: createdAt },
        ...{ form: "site-contact", state: "new", language: "nl", page: "/nl/contact/", privacyVersion: "1" },
        ...{ name: `Visitor ${index}`, email, phone: "", message: `Message ${index}`, personKey: email },
        ...{ searchText: `visitor ${index} visitor${index} many example`, data: { email, remark: `Message ${index}` } },
        ...given(index),
      };
    });
    await leads.createMany({ data });
    made.push(
      ...z
        .array(z.object({ documentId: z.string() }))
        .parse(data)
        .map(({ documentId }) => documentId),
    );
  }
  return made;
}
