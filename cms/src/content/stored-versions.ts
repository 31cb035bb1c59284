import type { Core, UID } from "@strapi/strapi";
import type { z } from "zod";
import { Documents } from "./documents";
import { chooseVersions, type Status } from "./choose-versions";
import { version, type Version } from "./row-fields";

interface Wanted<Row extends Version> {
  uid: UID.ContentType;
  row: z.ZodType<Row>;
  fields: readonly string[];
  populate?: object;
}

/**
 * The data a check needs of one content type, in the versions that the site would choose; fields not requested read as
 * empty.
 */
export async function storedVersions<Row extends Version>(
  strapi: Core.Strapi,
  status: Status,
  { uid, row, fields, populate }: Wanted<Row>,
): Promise<Documents<Row>> {
  const stored: unknown[] = await strapi.db
    .query(uid)
    .findMany({ select: [...Object.keys(version), ...fields], ...(populate && { populate }) });
  return new Documents(
    chooseVersions(
      stored.flatMap((entry) => row.safeParse(entry).data ?? []),
      status,
    ),
  );
}
