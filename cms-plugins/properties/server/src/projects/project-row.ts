import { documentSchema, itemSeoSchema, listingAgentSchema, pictureSchema, type ItemSeo } from "@gevel/config";
import type { TableOf } from "@gevel/core";
import { z } from "zod";
import { projectSchema } from "./project-schema.js";
import { defaultCountry } from "../items/item-values.js";
import { readFlag, readJson, readLocalized, readNumber, readText, readTime, type Row } from "../rows/read-value.js";
import { rowWriter } from "../rows/row-writer.js";
import { constructionSchema, type NormalisedProject } from "./normalise-project.js";

export interface StoredProject {
  id: number;
  source: string;
  project: NormalisedProject;
  seo: ItemSeo | null;
  publicSince: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const projectRow = rowWriter<NormalisedProject>(projectSchema.attributes, (project) => [project]);

const pictures = z.array(pictureSchema);
const documents = z.array(documentSchema);
const constructions = z.array(constructionSchema);

/** Reads a row, from either database. */
export function readProject(row: Row, { column }: Pick<TableOf, "column">): StoredProject {
  const at = (key: string) => row[column(key)];
  const createdAt = readTime(at("createdAt")) ?? new Date(0);
  return {
    id: readNumber(row.id) ?? 0,
    source: readText(at("source")),
    seo: readJson(at("seo"), itemSeoSchema, null),
    publicSince: readTime(at("publicSince")),
    createdAt,
    updatedAt: readTime(at("updatedAt")) ?? createdAt,
    project: {
      reference: readText(at("reference")),
      projectNumber: readText(at("projectNumber")),
      name: readLocalized(at("name")),
      description: readLocalized(at("description")),
      publicAddress: readFlag(at("publicAddress")) ?? false,
      street: readText(at("street")),
      houseNumber: readText(at("houseNumber")),
      boxNr: readText(at("boxNr")),
      zip: readText(at("zip")),
      city: readText(at("city")),
      countryId: readNumber(at("countryId")) ?? defaultCountry,
      countryName: readLocalized(at("countryName")),
      latitude: readNumber(at("latitude")),
      longitude: readNumber(at("longitude")),
      deliveryDate: readText(at("deliveryDate")) || null,
      delivery: readLocalized(at("delivery")),
      requirement: readLocalized(at("requirement")),
      publishPrice: readFlag(at("publishPrice")) ?? false,
      soldOut: readFlag(at("soldOut")) ?? false,
      constructions: readJson(at("constructions"), constructions, []),
      pictures: readJson(at("pictures"), pictures, []),
      documents: readJson(at("documents"), documents, []),
      videoUrl: readText(at("videoUrl")),
      virtualTourUrl: readText(at("virtualTourUrl")),
      agent: readJson(at("agent"), listingAgentSchema, null),
      createdAtSource: readTime(at("createdAtSource"))?.toISOString() ?? null,
    },
  };
}
