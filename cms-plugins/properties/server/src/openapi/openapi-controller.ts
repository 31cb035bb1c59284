import { endpoint, perStrapi, type HttpContext } from "@gevel/core";
import type { Core } from "@strapi/strapi";
import { z } from "zod";
import {
  type OpenApiFragment,
  apiFieldDescriptions,
  errors,
  failureSchema,
  importLimits,
  importRequestSchema,
  importResponseSchema,
  importFileQuerySchema,
  importFileResponseSchema,
  ownerInputSchema,
  projectInputSchema,
  propertyInputSchema,
  propertyTypeInputSchema,
  type ErrorCode,
} from "@gevel/config";
import { describeFields } from "./describe-fields.js";
import { jsonSchemaOf, sourcePaths, sourceSchemas } from "./source-operations.js";
import { deliveryExamples, importExamples } from "./openapi-examples.js";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (name: string) => ({ content: { "application/json": { schema: ref(name) } } });

/** Strapi's own response when a token is missing, invalid or lacks permission: it answers before the controller runs. */
const tokenFailureSchema = z.object({
  data: z.null(),
  error: z.object({
    status: z.number().int(),
    name: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
});

function failureAnswers(when: Partial<Record<ErrorCode, string>>) {
  const failures = Object.entries(when).map(([code, description]) => {
    const known = failureSchema.shape.error.shape.code.parse(code);
    return [String(errors[known].status), { description: `${known}: ${description}`, ...json("Failure") }] as const;
  });
  return Object.fromEntries([
    ...failures,
    ["401", { description: "The token is missing, wrong or expired.", ...json("TokenFailure") }],
    ["403", { description: "The token may not import, or not write this source.", ...json("Forbidden") }],
  ]);
}

const failures = failureAnswers({
  INVALID_INPUT: "what was sent cannot be read, and nothing was written; the fields say where and why.",
  WITHDRAWAL_REFUSED:
    "a full feed would withdraw more than two and more than a fifth of its source, or is empty; nothing was written.",
  BODY_TOO_LARGE: `more than ${importLimits.items} listings, or more megabytes than the CMS is set to take.`,
  UNEXPECTED: "our fault. Batches that were written before stay; sending it again is safe.",
});

function requestSchema() {
  const described = jsonSchemaOf(importRequestSchema, "input");
  const properties = z.record(z.string(), z.record(z.string(), z.unknown())).parse(described.properties);
  return {
    ...described,
    properties: {
      ...properties,
      properties: { ...properties.properties, items: ref("Listing") },
      projects: {
        ...properties.projects,
        items: ref("Project"),
        description: "Left out, the projects of the source stay as they are, whatever the mode.",
      },
      propertyTypes: {
        ...properties.propertyTypes,
        items: ref("PropertyType"),
        description:
          "Types are shared by all sources and by the office. What an item leaves out stays as it is; `name` is " +
          "required of a type that is new. A type may be a kind of another one, by its `parentWebId` (0: of none), in two " +
          "levels: the other one is a kind of none, is there already or is sent along in any order. Nothing is withdrawn, " +
          "whatever the mode.",
      },
      owners: {
        ...properties.owners,
        items: ref("Owner"),
        description:
          "Who follows which listings of the source in the owner portal. An item says all there is of its owner; an " +
          "owner that is not named stays as it is, whatever the mode. An e-mail address that has no account to log in " +
          "with gets one; an account that is there is not changed.",
      },
    },
  };
}

function deliveryParameters() {
  const { properties, required } = z
    .object({ properties: z.record(z.string(), z.unknown()), required: z.array(z.string()) })
    .parse(jsonSchemaOf(importFileQuerySchema, "input"));
  const help: Record<string, string> = {
    source: "Names the sender; a reference is unique within it.",
    format: "Left out: told by the content. Given: another format is refused.",
    mode:
      "Left out: what the feed says of itself (umfang of OpenImmo), else what is set of the source, else full for Kyero, whose " +
      "feeds are complete, and partial for the others.",
    force: "Withdraws however many listings a full feed lacks.",
    language: "Language of texts that name none. Left out: what is set of the source, else that of the format.",
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    description: help[name] ?? "",
    example: apiFieldDescriptions[name]?.example,
    schema,
  }));
}

/** The operation of another plugin, and the schemas that it names. */
function toOperation({ request, response, failures: when, ...part }: OpenApiFragment) {
  const described = jsonSchemaOf(request.schema, "input");
  const properties = z.record(z.string(), z.record(z.string(), z.unknown())).parse(described.properties);
  const lists = Object.entries(request.lists).map(
    ([field, item]) => [field, { ...properties[field], items: ref(item) }] as const,
  );
  const { operationId, summary, description } = part;
  return {
    operation: {
      ...{ operationId, summary, description: `${description} The token needs the permission \`${part.permission}\`.` },
      requestBody: {
        required: true,
        content: { "application/json": { schema: ref(request.name), examples: request.examples } },
      },
      responses: { "200": { description: response.description, ...json(response.name) }, ...failureAnswers(when) },
    },
    schemas: Object.entries({
      [request.name]: { ...described, properties: { ...properties, ...Object.fromEntries(lists) } },
      [response.name]: jsonSchemaOf(response.schema, "output"),
      ...Object.fromEntries(Object.entries(part.items).map(([name, item]) => [name, jsonSchemaOf(item, "input")])),
    }),
  };
}

const described = (schemas: Readonly<Record<string, Record<string, unknown>>>) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, describeFields(name, schema)]));

/**
 * API-4: the API for integrators, generated from the contracts that requests and responses are parsed with, so it
 * cannot contradict the API.
 */
export function openApiDocument(prefix: string, parts: readonly OpenApiFragment[]) {
  const others = parts.map((part) => ({ path: `${prefix}${part.path}`, ...toOperation(part) }));
  return {
    openapi: "3.1.0",
    info: {
      title: "Gevel for integrators",
      version: "1.0.0",
      description:
        "Sends listings, new-build projects, property types and the owners of listings to the website of the agency. Each item is answered for by itself: created, updated, unchanged " +
        "or refused with its fields. The same call twice writes nothing the second time. Fields that the office has " +
        "changed by hand keep the office's value.",
    },
    servers: [{ url: "/" }],
    security: [{ token: [] }],
    paths: {
      [`${prefix}/properties/import`]: {
        post: {
          operationId: "importListings",
          summary: "Create, update and withdraw listings and projects, and upsert property types and owners",
          description:
            "An item that does not satisfy the schema Listing, Project, PropertyType or Owner is refused with its fields and harms no " +
            "other; the call is still answered with 200. With mode `full`, what the source has and the call lacks is " +
            "withdrawn: two at most without `force`, or a fifth where that is more, and none by an empty call. A unit of a project that is a listing of its own names the project by its `projectReference`; " +
            "the others stand in the project's `constructions`. A reference is unique within its source and kind; a " +
            "property type is known by its `webId`, in the answer too, whichever source sends it.",
          requestBody: {
            required: true,
            content: { "application/json": { schema: ref("ImportRequest"), examples: importExamples } },
          },
          responses: {
            "200": {
              description: "What became of each item, in its order: listings, projects, property types, owners.",
              ...json("ImportResponse"),
            },
            ...failures,
          },
        },
      },
      [`${prefix}/properties/feeds`]: {
        post: {
          operationId: "importFeed",
          summary: "Import a feed of OpenImmo 1.2.7, Kyero v3 or Omnicasa",
          description:
            "The body is the file as it is: XML or JSON, or one of them in a zip (with its pictures) or gzip file. Its " +
            "content type does not matter. A feed that is unreadable, empty or cut off writes nothing.",
          parameters: deliveryParameters(),
          requestBody: {
            required: true,
            content: {
              "application/xml": { schema: { type: "string" }, examples: deliveryExamples },
              "application/json": { schema: {} },
              "application/zip": {},
              "application/gzip": {},
            },
          },
          responses: {
            "200": {
              description: "What became of each listing, and what of the feed was left out.",
              ...json("ListingFeedResponse"),
            },
            ...failures,
          },
        },
      },
      ...Object.fromEntries(Object.entries(sourcePaths).map(([path, operations]) => [`${prefix}${path}`, operations])),
      ...Object.fromEntries(others.map(({ path, operation }) => [path, { post: operation }])),
    },
    components: {
      securitySchemes: {
        token: {
          type: "http",
          scheme: "bearer",
          description: "An API token with the permission `properties › import`.",
        },
      },
      schemas: described({
        Listing: jsonSchemaOf(propertyInputSchema, "input"),
        Project: jsonSchemaOf(projectInputSchema, "input"),
        PropertyType: jsonSchemaOf(propertyTypeInputSchema, "input"),
        Owner: jsonSchemaOf(ownerInputSchema, "input"),
        ImportRequest: requestSchema(),
        ImportResponse: jsonSchemaOf(importResponseSchema, "output"),
        ListingFeedResponse: jsonSchemaOf(importFileResponseSchema, "output"),
        ...sourceSchemas(),
        Failure: jsonSchemaOf(failureSchema, "output"),
        TokenFailure: jsonSchemaOf(tokenFailureSchema, "output"),
        Forbidden: { anyOf: [ref("TokenFailure"), ref("Failure")] },
        ...Object.fromEntries(others.flatMap(({ schemas }) => schemas)),
      }),
    },
  };
}

const given = perStrapi((): OpenApiFragment[] => []);

/** Endpoints that other plugins offer to integrators; the application passes them in while the CMS registers. */
export function addApiPart(strapi: Core.Strapi, part: OpenApiFragment): void {
  given(strapi).push(part);
}

const apiParts = (strapi: Core.Strapi): readonly OpenApiFragment[] => given(strapi);

const documentOf = perStrapi((strapi) =>
  openApiDocument(strapi.config.get("api.rest.prefix", "/api"), apiParts(strapi)),
);

export const openApiController = ({ strapi }: { strapi: Core.Strapi }) => ({
  async document(ctx: HttpContext): Promise<void> {
    await endpoint(strapi, z.record(z.string(), z.unknown()), async () => documentOf(strapi))(ctx);
  },
});
