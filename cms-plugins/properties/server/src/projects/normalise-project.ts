import { projectUnitSchema, type Localized, type Picture, type Project, type ProjectInput } from "@gevel/config";
import type { z } from "zod";
import { cleanHtml, cleanLine, cleanText } from "../items/clean-text.js";
import { agentOf, defaultCountry, documentsOf, lineOf, picturesOf, zipOf } from "../items/item-values.js";
import { localized, textsReader } from "../items/localized-texts.js";
import type { StoredPlace } from "../items/public-place.js";
import { StoredTexts } from "../items/stored-texts.js";
import { readLocalized } from "../rows/read-value.js";

/** A unit as stored. */
export const constructionSchema = projectUnitSchema.extend({
  /** Null: the project's value applies. */
  publishPrice: projectUnitSchema.shape.sold.nullable(),
});
export type Construction = z.infer<typeof constructionSchema>;

/** A project as stored. Its keys have a fixed order, so its JSON is canonical. */
export interface NormalisedProject extends StoredPlace {
  reference: string;
  projectNumber: string;
  name: Localized;
  description: Localized;
  publicAddress: boolean;
  deliveryDate: string | null;
  delivery: Localized;
  requirement: Localized;
  publishPrice: boolean;
  soldOut: boolean;
  constructions: Construction[];
  pictures: Picture[];
  documents: Project["documents"];
  videoUrl: string;
  virtualTourUrl: string;
  agent: Project["agent"];
  createdAtSource: string | null;
}

type Unit = NonNullable<ProjectInput["constructions"]>[number];

const staffUnits = (stored: StoredTexts): Construction[] =>
  [...stored.units.values()].flatMap((unit) => constructionSchema.safeParse(unit).data ?? []);

function constructionsOf(units: readonly Unit[], stored: StoredTexts): Construction[] {
  if (stored.isStaffs("constructions")) return staffUnits(stored);
  const before = units.length === 0 ? new Map<string, never>() : stored.units;
  return units.map((input) => ({
    reference: input.reference,
    name: localized(input.name, cleanLine, readLocalized(before.get(input.reference)?.name), stored.bareIn),
    webId: input.webId ?? null,
    typeName: localized(input.typeName, cleanLine, readLocalized(before.get(input.reference)?.typeName), stored.bareIn),
    floor: input.floor ?? null,
    surface: input.surface ?? null,
    bedrooms: input.bedrooms ?? null,
    price: input.price ?? null,
    sold: input.sold ?? false,
    plan: input.plan ?? "",
    publishPrice: input.publishPrice ?? null,
  }));
}

/** Attributes of a row that an item adds languages to. */
export const projectTexts: readonly string[] = [
  ...["name", "description", "countryName", "delivery", "requirement"],
  ...["pictures", "documents", "constructions"],
];

/** Normalises every way an integrator may write a project to one form. */
export function normaliseProject(input: ProjectInput, stored = new StoredTexts(null)): NormalisedProject {
  const textsOf = textsReader(stored);
  const countryId = input.countryId ?? defaultCountry;
  return {
    reference: input.reference,
    projectNumber: lineOf(input.projectNumber),
    name: textsOf("name", input.name, cleanLine),
    description: textsOf("description", input.description, cleanHtml),
    // An address is shown only when the sender says so (PROP-9).
    publicAddress: input.publicAddress ?? false,
    street: lineOf(input.street),
    houseNumber: lineOf(input.houseNumber),
    boxNr: lineOf(input.boxNr),
    zip: zipOf(input.zip, countryId),
    city: lineOf(input.city),
    countryId,
    countryName: textsOf("countryName", input.countryName, cleanLine),
    latitude: input.latitude ?? null,
    longitude: input.longitude ?? null,
    deliveryDate: input.deliveryDate ?? null,
    delivery: textsOf("delivery", input.delivery, cleanLine),
    requirement: textsOf("requirement", input.requirement, cleanText),
    publishPrice: input.publishPrice ?? true,
    soldOut: input.soldOut ?? false,
    constructions: constructionsOf(input.constructions ?? [], stored),
    pictures: picturesOf(input.pictures, stored),
    documents: documentsOf(input.documents, stored),
    videoUrl: input.videoUrl ?? "",
    virtualTourUrl: input.virtualTourUrl ?? "",
    agent: agentOf(input.agent),
    createdAtSource: input.createdAt ? new Date(input.createdAt).toISOString() : null,
  };
}
