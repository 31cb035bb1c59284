import { expect, it } from "vitest";
import { z } from "zod";
import { contentTypeSchemas } from "../schemas-fixture";
import { siteContentTypes } from "./content-types";

const schemaSchema = z.object({ attributes: z.record(z.string(), z.unknown()) });

/** Fields that do not reach the site by the row: for staff alone, the other side of a relation, or read elsewhere. */
const notRead: Readonly<Record<string, readonly string[]>> = {
  "api::category.category": ["name"],
  "api::contact-form.contact-form": ["name"],
  "api::footer.footer": ["name"],
  "api::menu.menu": ["childMenus"],
  "api::place-page.place-page": ["name"],
  "api::property-list.property-list": ["name"],
  "api::site-config.site-config": ["mailRecipients", "ownerPortal"],
  "api::slider.slider": ["name"],
  "api::testimonial.testimonial": ["fileReference", "lead"],
};

it.each(Object.values(siteContentTypes).map(({ uid, row }) => [uid, row] as const))(
  "the row of %s has every field of its schema, or the field has a reason for none",
  (uid, row) => {
    const { attributes } = schemaSchema.parse(contentTypeSchemas[uid]);
    const read: readonly string[] = Object.keys(row.shape);
    expect(Object.keys(attributes).filter((field) => !read.includes(field))).toEqual(notRead[uid] ?? []);
  },
);
