import { projectUnitSchema, type Localized, type Picture, type ProjectInput } from "@gevel/config";
import type { z } from "zod";
import { cleanHtml, cleanLine, cleanText } from "../import/clean-text.js";
import {
  agentOf,
  defaultCountry,
  documentsOf,
  lineOf,
  localized,
  picturesOf,
  zipOf,
  type ListingAgent,
  type ListingDocument,
} from "../import/normalise-listing.js";

/** A unit as it is kept. */
export const constructionSchema = projectUnitSchema.extend({
  /** Null: as the project says. */
  publishPrice: projectUnitSchema.shape.sold.nullable(),
});
export type Construction = z.infer<typeof constructionSchema>;

/** A project as it is kept. Its keys stand in one order, so its JSON is canonical. */
export interface NormalisedProject {
  reference: string;
  projectNumber: string;
  name: Localized;
  description: Localized;
  publicAddress: boolean;
  street: string;
  houseNumber: string;
  boxNr: string;
  zip: string;
  city: string;
  countryId: number;
  countryName: Localized;
  latitude: number | null;
  longitude: number | null;
  deliveryDate: string | null;
  delivery: Localized;
  requirement: Localized;
  publishPrice: boolean;
  soldOut: boolean;
  constructions: Construction[];
  pictures: Picture[];
  documents: ListingDocument[];
  videoUrl: string;
  virtualTourUrl: string;
  agent: ListingAgent | null;
  createdAtSource: string | null;
}

function constructionOf(input: NonNullable<ProjectInput["constructions"]>[number]): Construction {
  return {
    reference: input.reference,
    name: localized(input.name, cleanLine),
    webId: input.webId ?? null,
    typeName: localized(input.typeName, cleanLine),
    floor: input.floor ?? null,
    surface: input.surface ?? null,
    bedrooms: input.bedrooms ?? null,
    price: input.price ?? null,
    sold: input.sold ?? false,
    plan: input.plan ?? "",
    publishPrice: input.publishPrice ?? null,
  };
}

/** One form for every way an integrator may write a project. */
export function normaliseProject(input: ProjectInput): NormalisedProject {
  const countryId = input.countryId ?? defaultCountry;
  return {
    reference: input.reference,
    projectNumber: lineOf(input.projectNumber),
    name: localized(input.name, cleanLine),
    description: localized(input.description, cleanHtml),
    // An address is shown only when the feed says so (PROP-9).
    publicAddress: input.publicAddress ?? false,
    street: lineOf(input.street),
    houseNumber: lineOf(input.houseNumber),
    boxNr: lineOf(input.boxNr),
    zip: zipOf(input.zip, countryId),
    city: lineOf(input.city),
    countryId,
    countryName: localized(input.countryName, cleanLine),
    latitude: input.latitude ?? null,
    longitude: input.longitude ?? null,
    deliveryDate: input.deliveryDate ?? null,
    delivery: localized(input.delivery, cleanLine),
    requirement: localized(input.requirement, cleanText),
    publishPrice: input.publishPrice ?? true,
    soldOut: input.soldOut ?? false,
    constructions: (input.constructions ?? []).map(constructionOf),
    pictures: picturesOf(input.pictures),
    documents: documentsOf(input.documents),
    videoUrl: input.videoUrl ?? "",
    virtualTourUrl: input.virtualTourUrl ?? "",
    agent: agentOf(input.agent),
    createdAtSource: input.createdAt ? new Date(input.createdAt).toISOString() : null,
  };
}
